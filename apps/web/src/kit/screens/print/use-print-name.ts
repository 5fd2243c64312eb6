import type { Printable } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useText } from '../../i18n/text.tsx';

/** What something to print is called: by itself, or else by its pack. */
export function usePrintName(speech: Speech): (printable: Printable) => string {
  const { t, has } = useText();
  return ({ name, pack, id }) => {
    if (name !== undefined) return capital(speech.name(name), speech.text.language);
    return has(`cards.pack.${pack}`) ? t(`cards.pack.${pack}`) : id;
  };
}

function capital(words: string, language: string): string {
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}
