// What the welcome screen tells of its own: what changed since yesterday (for an auditor, since the last visit) and what waits
// for this person.
import type { Pendiente } from '@cuadra/contract/escritorio/pendientes';
import type { Novedades } from '@cuadra/contract/inicio/novedades';
import type { DeskFace } from '#ui/desk/desk-face.ts';
import { DeskRow, deskRows } from '#ui/desk/desk-row.tsx';
import { DeskNothing } from '#ui/desk/desk-tile.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';

export const rostroDeNovedades: DeskFace<'novedades'> = {
  title: 'Lo nuevo',
  lugar: 'lado',
  permisos: ['partidas:ver', 'catalogo:ver', 'poderes:ver', 'usuarios:administrar'],
  alto: 164,
  Contenido,
  Nota: ({ datos }) => <>{decirDesde(datos)}</>,
};

function Contenido({ datos: { lista } }: { readonly datos: Novedades }) {
  if (lista.length === 0) return <DeskNothing>Nada ha cambiado desde entonces.</DeskNothing>;
  return (
    <ul className={deskRows}>
      {lista.map(({ id, texto, cuenta, monto, link, llamaLaAtencion }) => (
        <li key={id}>
          <DeskRow
            to={link}
            cuenta={formatearEntero(cuenta)}
            text={texto}
            monto={monto === null ? undefined : formatearQuetzales(monto)}
            aviso={llamaLaAtencion}
          />
        </li>
      ))}
    </ul>
  );
}

function decirDesde({ desde, porque }: Pick<Novedades, 'desde' | 'porque'>): string {
  const dia = formatDate(desde);
  switch (porque) {
    case 'ayer':
      return `Desde ayer, ${dia}`;
    case 'ultima-visita':
      return `Desde su última visita, ${dia}`;
    case 'primera-visita':
      return `Es su primera visita. Desde ayer, ${dia}`;
    case 'tope':
      return `De los últimos 31 días, desde el ${dia}`;
    default:
      return porque satisfies never;
  }
}

export const rostroDePendientes: DeskFace<'pendientes'> = {
  title: 'Para atender hoy',
  lugar: 'lado',
  alto: 98,
  Contenido: ContenidoDePendientes,
};

/** What waits for this person today, each with how many and the way to attend to it. */
function ContenidoDePendientes({ datos }: { readonly datos: readonly Pendiente[] }) {
  if (datos.length === 0) return <DeskNothing>No hay nada pendiente por ahora.</DeskNothing>;
  return (
    <ul className={deskRows}>
      {datos.map(({ id, titulo, cuenta, link }) => (
        <li key={id}>
          <DeskRow to={link} cuenta={formatearEntero(cuenta)} text={titulo} />
        </li>
      ))}
    </ul>
  );
}
