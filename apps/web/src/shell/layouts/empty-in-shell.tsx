// Empty, as somebody who is signed in may choose it: only the page, and over it a row with the way back to the others.
import { SettingsButton } from '#shell/settings/settings-button.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { EmptyLayout } from './empty.tsx';
import type { LayoutProps } from './registry.ts';

export function EmptyInShell({ children }: LayoutProps) {
  return (
    <>
      <Row as="header" justify="end" pad="xs md" data-no-imprimir>
        <SettingsButton siempre />
      </Row>
      <EmptyLayout>{children}</EmptyLayout>
    </>
  );
}
