import { useUsuario } from '../../platform/current-session.ts';
import { NoPermission } from '../../ui/states/no-permission.tsx';
import { LibroDiario } from './libro-diario.tsx';

export function Page() {
  const permisos = useUsuario()?.permisos ?? [];
  if (!permisos.includes('reportes:ver')) return <NoPermission titulo="Libro Diario" />;
  return <LibroDiario puedeImprimir={permisos.includes('libros:imprimir')} />;
}
