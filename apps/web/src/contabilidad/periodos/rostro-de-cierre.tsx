// How far each agencia is closed, as the welcome screen tells it.
import type { CierreDeAgencia } from '@cuadra/contract/contabilidad/periodos/cierre-de-agencia';
import { queryString } from '@cuadra/contract/endpoint';
import { mesEnPalabras } from '@cuadra/core/meses';
import type { DeskFace } from '#ui/desk/desk-face.ts';
import { DeskRow, deskRows } from '#ui/desk/desk-row.tsx';
import { DeskNothing } from '#ui/desk/desk-tile.tsx';
import { formatInstantDay } from '#ui/format/date.ts';

export const rostroDeCierre: DeskFace<'cierre'> = {
  title: 'Cierre por agencia',
  lugar: 'lado',
  permisos: ['periodos:ver'],
  alto: 146,
  Contenido,
};

function Contenido({ datos }: { readonly datos: readonly CierreDeAgencia[] }) {
  if (datos.length === 0) return <DeskNothing>Aún no hay agencias.</DeskNothing>;
  return (
    <ul className={deskRows}>
      {datos.map((cierre) => (
        <li key={cierre.agencia}>
          <DeskRow
            to={`/contabilidad/cierre${queryString({ agencia: cierre.agencia, ...cierre.abierto })}`}
            cuenta={cierre.agencia}
            text={cierre.nombreAgencia}
            detail={decirAbierto(cierre)}
            {...(cierre.atrasados === 0 ? {} : { monto: decirAtraso(cierre.atrasados) })}
            aviso={cierre.atrasados > 0 || cierre.esReapertura}
          />
        </li>
      ))}
    </ul>
  );
}

/** Since the month before was closed, where somebody wrote down when. */
function decirAbierto({ abierto, esReapertura, ultimoCerrado }: CierreDeAgencia): string {
  if (abierto === null) return 'Sin meses abiertos';
  const mes = mesEnPalabras(`${abierto.anio}-${String(abierto.mes).padStart(2, '0')}-01`);
  if (esReapertura) return `${mes}, reabierto`;
  const desde = ultimoCerrado?.en ?? null;
  return desde === null ? `${mes}, abierto` : `${mes}, abierto desde el ${formatInstantDay(desde)}`;
}

const decirAtraso = (meses: number): string => (meses === 1 ? '1 por cerrar' : `${meses} por cerrar`);
