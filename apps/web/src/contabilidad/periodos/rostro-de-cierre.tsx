// How far each agencia is closed, as the welcome screen tells it.
import type { CierreDeAgencia } from '@cuadra/contract/contabilidad/periodos/cierre-de-agencia';
import { queryString } from '@cuadra/contract/endpoint';
import { mesEnPalabras, nombreDeMes } from '@cuadra/core/meses';
import type { DeskFace } from '../../ui/desk/desk-face.ts';
import { DeskRow, deskRows } from '../../ui/desk/desk-row.tsx';
import { DeskNothing } from '../../ui/desk/desk-tile.tsx';
import { formatInstantDay } from '../../ui/format/date.ts';

export const rostroDeCierre: DeskFace<'cierre'> = {
  titulo: 'Cierre por agencia',
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
            texto={decirAbierto(cierre)}
            detalle={decirCerrado(cierre)}
            {...(cierre.atrasados === 0 ? {} : { monto: decirAtraso(cierre.atrasados) })}
            aviso={cierre.atrasados > 0 || cierre.esReapertura}
          />
        </li>
      ))}
    </ul>
  );
}

function decirAbierto({ abierto, esReapertura }: CierreDeAgencia): string {
  if (abierto === null) return 'Sin meses abiertos';
  const mes = mesEnPalabras(`${abierto.anio}-${String(abierto.mes).padStart(2, '0')}-01`);
  return esReapertura ? `${mes}, reabierto` : `${mes}, abierto`;
}

const decirAtraso = (meses: number): string => (meses === 1 ? '1 por cerrar' : `${meses} por cerrar`);

function decirCerrado({ nombreAgencia, ultimoCerrado }: CierreDeAgencia): string {
  if (ultimoCerrado === null) return nombreAgencia;
  const mes = nombreDeMes(ultimoCerrado.mes);
  return ultimoCerrado.en === null
    ? `${nombreAgencia}; ${mes} está cerrado`
    : `${nombreAgencia}; ${mes} se cerró el ${formatInstantDay(ultimoCerrado.en)}`;
}
