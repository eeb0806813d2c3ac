import { useUsuario } from '../../platform/current-session.ts';
import { NoPermission } from '../../ui/states/no-permission.tsx';
import { Catalogo } from './catalogo.tsx';

export function Page() {
  const permisos = useUsuario()?.permisos ?? [];
  if (!permisos.includes('catalogo:ver')) return <NoPermission titulo="Catálogo contable" />;
  return <Catalogo puedeEditar={permisos.includes('catalogo:editar')} />;
}
