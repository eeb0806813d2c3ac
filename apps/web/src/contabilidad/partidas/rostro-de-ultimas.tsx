// The last partidas, as the welcome screen tells them.
import type { PartidaEnInicio } from '@cuadra/contract/contabilidad/partidas';
import { Link } from '@tanstack/react-router';
import { usePermission } from '#platform/current-session.ts';
import type { DeskFace } from '#ui/desk/desk-face.ts';
import { DeskNothing } from '#ui/desk/desk-tile.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { dress, joined } from '#ui/look/look.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './rostro-de-ultimas.module.css';

export const rostroDeUltimas: DeskFace<'ultimas'> = {
  title: 'Últimas partidas',
  lugar: 'centro',
  permisos: ['partidas:ver'],
  alto: 198,
  Contenido,
  Nota: () => <Link to="/contabilidad/ver-partidas">Ver todas</Link>,
};

const FILA = joined(
  classes.fila,
  dress({ gap: 'none md', pad: 'xs lg', size: 'sm', align: 'center', figures: true }).className,
);

function Contenido({ datos }: { readonly datos: readonly PartidaEnInicio[] }) {
  if (datos.length === 0) return <SinPartidas />;
  return (
    <Stack as="ul" line="between">
      {datos.map(({ id, numero, ejercicio, fecha, agencia, concepto, autor, total }) => (
        <li key={id}>
          <PlainLink to={`/contabilidad/ver-partidas?partida=${id}`} className={FILA}>
            <span>{formatDate(fecha)}</span>
            <span>
              {numero}/{ejercicio}
            </span>
            <span title="Agencia">{agencia}</span>
            <Text as="span" cut className={classes.concepto}>
              {concepto}
            </Text>
            <Text as="span" muted cut className={classes.autor}>
              {autor ?? 'Sistema'}
            </Text>
            <Text as="span" textAlign="right" className={classes.total}>
              Q&nbsp;{formatearMonto(total)}
            </Text>
          </PlainLink>
        </li>
      ))}
    </Stack>
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
