// The page of the entry that the specification gives to the compact, futuristic and horizontal menus.

import { useTexts } from '#demo/frame/texts.ts';
import { Page as Frame } from '#ui/page/page.tsx';
import { exampleTexts } from './texts.ts';

export function Page() {
  const t = useTexts(exampleTexts);
  return (
    <Frame title={t.title} purpose={t.purpose} width="lectura">
      <p>{t.text}</p>
    </Frame>
  );
}
