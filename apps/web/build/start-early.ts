import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What the first script imports when it runs. */
export const START = /\/apps\/web\/src\/app\/start\.tsx$/;

/**
 * Names what the first script will import in the document itself, so that the browser fetches both at once. It would
 * learn of the second only when the first has come.
 */
export function startEarly(): Plugin {
  return {
    name: 'start-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const start = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => START.test(id)),
        );
        if (start?.type !== 'chunk') throw new Error('the page has no start');
        return tagsFor(start);
      },
    },
  };
}

function tagsFor({ fileName, viteMetadata }: Rolldown.OutputChunk): HtmlTagDescriptor[] {
  const sheets = [...(viteMetadata?.importedCss ?? [])];
  return [
    link({ rel: 'modulepreload', href: `./${fileName}` }),
    ...sheets.map((sheet) => link({ rel: 'stylesheet', href: `./${sheet}` })),
  ];
}

function link(attributes: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attributes, crossorigin: true }, injectTo: 'head' };
}
