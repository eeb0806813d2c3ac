// The place of a screen that this person's roles do not open.
//
//   if (!puede) return <NoPermission title="Catálogo contable" />;
import { LockClosedIcon } from '@heroicons/react/24/outline';
import { useBasicTexts } from '#platform/basic-texts.ts';
import { Page } from '#ui/page/page.tsx';
import { StateMessage } from './state-message.tsx';

export function NoPermission({ title }: { readonly title: string }) {
  const text = useBasicTexts();
  return (
    <Page title={title}>
      <StateMessage
        tone="neutro"
        icon={LockClosedIcon}
        title={text('noPermissionTitle')}
        text={text('noPermissionText')}
      />
    </Page>
  );
}
