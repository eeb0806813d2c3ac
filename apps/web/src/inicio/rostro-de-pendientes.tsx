// What waits for this person today, each with how many and the way to attend to it.
import type { Pendiente } from '@cuadra/contract/escritorio/pendientes';
import type { DeskFace } from '#ui/desk/desk-face.ts';
import { DeskRow, deskRows } from '#ui/desk/desk-row.tsx';
import { DeskNothing } from '#ui/desk/desk-tile.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';

export const rostroDePendientes: DeskFace<'pendientes'> = {
  titulo: 'Para atender hoy',
  lugar: 'lado',
  alto: 98,
  Contenido,
};

function Contenido({ datos }: { readonly datos: readonly Pendiente[] }) {
  if (datos.length === 0) return <DeskNothing>No hay nada pendiente por ahora.</DeskNothing>;
  return (
    <ul className={deskRows}>
      {datos.map(({ id, titulo, cuenta, link }) => (
        <li key={id}>
          <DeskRow to={link} cuenta={formatearEntero(cuenta)} texto={titulo} />
        </li>
      ))}
    </ul>
  );
}
