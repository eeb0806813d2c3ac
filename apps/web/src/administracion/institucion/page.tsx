// The institution itself: what heads its documents, and its agencias.
import { useUsuario } from '../../app/current-session.ts';
import { NoPermission } from '../../ui/no-permission.tsx';
import { Page as Pagina } from '../../ui/page.tsx';
import { Agencias } from './agencias.tsx';
import { Encabezado } from './encabezado.tsx';

const TITULO = 'Institución';

export function Page() {
  const puede = useUsuario()?.permisos.includes('institucion:administrar') ?? false;
  if (!puede) return <NoPermission titulo={TITULO} />;
  return (
    <Pagina
      titulo={TITULO}
      proposito="Los datos que encabezan los documentos y las agencias donde se trabaja."
    >
      <Encabezado />
      <Agencias />
    </Pagina>
  );
}
