import { shareText } from '@sitrep/speech';
import { useMatch } from '../../../kit/page/match-context.tsx';

/** Puts a chance in thousandths into figures. */
export function useShare(): (chance: number) => string {
  const { language } = useMatch().speech.text;
  return (chance) => shareText(language, chance, 0);
}
