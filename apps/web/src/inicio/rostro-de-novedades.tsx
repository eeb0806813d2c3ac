// What changed since yesterday or, for an auditor, since the last visit.
import type { Novedades } from '@cuadra/contract/inicio/novedades';
import type { DeskFace } from '#ui/desk/desk-face.ts';
import { DeskRow, deskRows } from '#ui/desk/desk-row.tsx';
import { DeskNothing } from '#ui/desk/desk-tile.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';

export const rostroDeNovedades: DeskFace<'novedades'> = {
  titulo: 'Lo nuevo',
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
            texto={texto}
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
