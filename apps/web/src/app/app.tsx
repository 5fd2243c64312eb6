import type { Text } from '@sitrep/text';
import { Suspense, useEffect, useState } from 'react';
import { lessons, loadPage } from '../games/index.ts';
import { usePath } from '../kit/address/router.ts';
import { loadText, TextProvider } from '../kit/i18n/text.tsx';
import { UpdateNotice } from '../kit/offline/update-notice.tsx';
import { PagesProvider } from '../kit/page/page-context.tsx';
import { settings } from '../kit/settings/settings.ts';
import { useStore } from '../kit/store/store.ts';
import { Working } from '../kit/ui/working.tsx';
import { preloadTable, screenOf } from './routes.ts';
import { ScreenFault } from './screen-fault.tsx';

/** The whole page: the screen that the address names, in the language of the settings. */
export function App({ first }: { readonly first: Text }) {
  const text = useLanguage(first);
  const path = usePath();
  const Screen = screenOf(path);
  const [, ...rest] = path;
  useEffect(preloadTable, []);
  return (
    <TextProvider text={text}>
      <PagesProvider load={loadPage} lessons={lessons}>
        <ScreenFault key={path.join('/')}>
          <Suspense fallback={<Working />}>
            <Screen path={rest} />
          </Suspense>
        </ScreenFault>
      </PagesProvider>
      <UpdateNotice />
    </TextProvider>
  );
}

/** The text in the chosen language; the previous one stays until it has loaded. */
function useLanguage(first: Text): Text {
  const { language } = useStore(settings);
  const [text, setText] = useState(first);
  useEffect(() => {
    let isWanted = true;
    loadText(language).then((loaded) => {
      if (isWanted) setText(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return text;
}
