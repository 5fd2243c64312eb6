import { expect, it } from 'vitest';
import { CliError } from '../cli-error.ts';
import { loadSpeech } from '../load-speech.ts';
import { placeOf } from '../place.ts';
import { explainFile } from './explain-file.ts';

it.each(['en', 'hu', 'it'] as const)(
  'gives a command that can be typed as it stands, in %s',
  async (language) => {
    const speech = await loadSpeech(language);
    const error = new CliError('SEATS_MISSING', 'nothing says who plays');
    expect(explainFile({ speech, place: placeOf({}, 'linux', '/home/me') }, error, 'game.json')).toContain(
      'npm run sitrep -- play --load game.json --seats',
    );
  },
);
