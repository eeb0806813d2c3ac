import { useUsuario } from '../../platform/current-session.ts';
import { NoPermission } from '../../ui/states/no-permission.tsx';
import { LibroMayor } from './libro-mayor.tsx';

export function Page() {
  const permisos = useUsuario()?.permisos ?? [];
  if (!permisos.includes('reportes:ver')) return <NoPermission titulo="Libro Mayor" />;
  return <LibroMayor puedeImprimir={permisos.includes('libros:imprimir')} />;
}
