// The place of a screen that this person's roles do not open.
//
//   if (!puede) return <NoPermission titulo="Catálogo contable" />;
import { LockClosedIcon } from '@heroicons/react/24/outline';
import { useBasicTexts } from '#platform/basic-texts.ts';
import { Page } from '#ui/page/page.tsx';
import { StateMessage } from './state-message.tsx';

export function NoPermission({ titulo }: { readonly titulo: string }) {
  const texto = useBasicTexts();
  return (
    <Page titulo={titulo}>
      <StateMessage
        tono="neutro"
        icono={LockClosedIcon}
        titulo={texto('noPermissionTitle')}
        texto={texto('noPermissionText')}
      />
    </Page>
  );
}
