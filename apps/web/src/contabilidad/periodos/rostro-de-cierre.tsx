// How far each agencia is closed, as the welcome screen tells it.
import type { CierreDeAgencia } from '@cuadra/contract/contabilidad/periodos/cierre-de-agencia';
import { queryString } from '@cuadra/contract/endpoint';
import { nombreDeMes } from '@cuadra/core/meses';
import type { DeskFace } from '../../ui/desk/desk-face.ts';
import { DeskRow, deskRows } from '../../ui/desk/desk-row.tsx';
import { DeskNothing } from '../../ui/desk/desk-tile.tsx';
import { formatInstantDay } from '../../ui/format/date.ts';

export const rostroDeCierre: DeskFace<'cierre'> = {
  titulo: 'Cierre por agencia',
  lugar: 'lado',
  permisos: ['periodos:ver'],
  alto: 98,
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
            texto={<span title={cierre.nombreAgencia}>{decirAbierto(cierre)}</span>}
            monto={decirCerrado(cierre)}
            aviso={cierre.atrasados > 0 || cierre.esReapertura}
          />
        </li>
      ))}
    </ul>
  );
}

function decirAbierto({ abierto, atrasados, esReapertura }: CierreDeAgencia): string {
  if (abierto === null) return 'Sin meses abiertos';
  const mes = `${nombreDeMes(abierto.mes)} ${abierto.anio}`;
  if (esReapertura) return `Reabierto ${mes}`;
  if (atrasados === 0) return `Abierto ${mes}`;
  return `Abierto ${mes}, ${atrasados === 1 ? '1 mes' : `${atrasados} meses`} por cerrar`;
}

function decirCerrado({ ultimoCerrado }: CierreDeAgencia): string | undefined {
  if (ultimoCerrado === null) return undefined;
  const mes = nombreDeMes(ultimoCerrado.mes);
  return ultimoCerrado.en === null
    ? `Cerrado hasta ${mes}`
    : `${mes.slice(0, 3)}. cerrado ${formatInstantDay(ultimoCerrado.en)}`;
}
