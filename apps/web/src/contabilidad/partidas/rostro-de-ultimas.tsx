// The last partidas, as the welcome screen tells them.
import type { PartidaEnInicio } from '@cuadra/contract/contabilidad/partidas';
import { Link } from '@tanstack/react-router';
import { usePermission } from '#platform/current-session.ts';
import type { DeskFace } from '#ui/desk/desk-face.ts';
import { DeskNothing } from '#ui/desk/desk-tile.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './rostro-de-ultimas.module.css';

export const rostroDeUltimas: DeskFace<'ultimas'> = {
  titulo: 'Últimas partidas',
  lugar: 'centro',
  permisos: ['partidas:ver'],
  alto: 198,
  Contenido,
  Nota: () => <Link to="/contabilidad/ver-partidas">Ver todas</Link>,
};

function Contenido({ datos }: { readonly datos: readonly PartidaEnInicio[] }) {
  if (datos.length === 0) return <SinPartidas />;
  return (
    <ul className={classes.filas}>
      {datos.map(({ id, numero, ejercicio, fecha, agencia, concepto, autor, total }) => (
        <li key={id}>
          <PlainLink to={`/contabilidad/ver-partidas?partida=${id}`} className={classes.fila}>
            <span>{formatDate(fecha)}</span>
            <span>
              {numero}/{ejercicio}
            </span>
            <span title="Agencia">{agencia}</span>
            <span className={classes.concepto}>{concepto}</span>
            <span className={classes.autor}>{autor ?? 'Sistema'}</span>
            <span className={classes.total}>Q&nbsp;{formatearMonto(total)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

function SinPartidas() {
  const registra = usePermission('partidas:registrar');
  return (
    <DeskNothing>
      Aún no hay partidas contabilizadas.{' '}
      {registra && <Link to="/contabilidad/partidas">Registre la primera</Link>}
    </DeskNothing>
  );
}
