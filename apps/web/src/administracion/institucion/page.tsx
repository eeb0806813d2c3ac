// The institution itself: what heads its documents, who signs them, and its agencias.
import { useUsuario } from '../../platform/current-session.ts';
import { Page as Pagina } from '../../ui/page/page.tsx';
import { NoPermission } from '../../ui/states/no-permission.tsx';
import { Agencias } from './agencias.tsx';
import { Encabezado } from './encabezado.tsx';
import { Firmas } from './firmas.tsx';

const TITULO = 'Institución';

export function Page() {
  const puede = useUsuario()?.permisos.includes('institucion:administrar') ?? false;
  if (!puede) return <NoPermission titulo={TITULO} />;
  return (
    <Pagina
      titulo={TITULO}
      proposito="Los datos que encabezan los documentos, quiénes los firman y las agencias donde se trabaja."
    >
      <Encabezado />
      <Firmas />
      <Agencias />
    </Pagina>
  );
}
