import { useRead } from '../read/use-read.ts';

/** Whether no mission of the campaign is laid out: what is asked now belongs to the campaign. */
export function useIsBetween(): boolean {
  const { campaign, mission } = useRead().game;
  return campaign !== undefined && mission === '';
}
