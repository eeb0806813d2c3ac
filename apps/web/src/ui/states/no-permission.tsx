// The place of a screen that this person's roles do not open.
//
//   if (!puede) return <NoPermission titulo="Catálogo contable" />;
import { LockClosedIcon } from '@heroicons/react/24/outline';
import { Page } from '../page/page.tsx';
import { StateMessage } from './state-message.tsx';

export function NoPermission({ titulo }: { readonly titulo: string }) {
  return (
    <Page titulo={titulo}>
      <StateMessage
        tono="neutro"
        icono={LockClosedIcon}
        titulo="Sin permiso"
        texto="Su usuario no tiene permiso para ver esta pantalla. Si lo necesita, pídalo al administrador."
      />
    </Page>
  );
}
