// The months of an account, and how far the conciliación of each has come.
import type { ResumenDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { queryString } from '@cuadra/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { formatInstantDay, formatMonth } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { consultas } from '../consultas.ts';
import type { VistaDeCuentaProps } from '../meses.ts';
import { claveDeMes } from '../meses.ts';
import { MarcaDeEstado } from './marca-de-estado.tsx';

export function Meses({ cuenta, anio, mes }: VistaDeCuentaProps) {
  return (
    <Card titulo="Meses de la cuenta">
      <Loaded
        consulta={useQuery(consultas.conciliaciones(cuenta.id))}
        filas={4}
        etiqueta="Cargando los meses"
      >
        {(meses) => (
          <CardTable
            etiqueta="Meses de la cuenta"
            columnas={columnas(claveDeMes({ anio, mes }))}
            filas={meses}
            clave={claveDeMes}
          />
        )}
      </Loaded>
    </Card>
  );
}

const enlace = ({ cuentaBancaria, anio, mes }: ResumenDeConciliacion): string =>
  `/contabilidad/comparacion-bancos${queryString({ vista: 'conciliacion', cuenta: cuentaBancaria.id, anio, mes })}`;

const firma = (quien: ResumenDeConciliacion['enviadaPor'], en: string | null): string =>
  quien === null || en === null ? '' : `${quien.nombre}, ${formatInstantDay(en)}`;

const columnas = (abierto: string): readonly CardColumn<ResumenDeConciliacion>[] => [
  {
    titulo: 'Mes',
    clase: 'principal',
    celda: (mes) => (
      <PlainLink
        to={enlace(mes)}
        className={cardTableLink}
        aria-current={claveDeMes(mes) === abierto || undefined}
      >
        {formatMonth(claveDeMes(mes))}
      </PlainLink>
    ),
  },
  { titulo: 'Estado', celda: ({ estado }) => <MarcaDeEstado estado={estado} /> },
  { titulo: 'Saldo banco', clase: 'numero', celda: ({ saldoBanco }) => formatearMonto(saldoBanco) },
  { titulo: 'Saldo libros', clase: 'numero', celda: ({ saldoLibros }) => formatearMonto(saldoLibros) },
  { titulo: 'Pendientes', clase: 'numero', celda: ({ pendientes }) => formatearEntero(pendientes) },
  { titulo: 'Sin explicar', clase: 'numero', celda: ({ sinExplicar }) => formatearEntero(sinExplicar) },
  { titulo: 'Enviada', celda: ({ enviadaPor, enviadaEn }) => firma(enviadaPor, enviadaEn) },
  { titulo: 'Aprobada', celda: ({ aprobadaPor, aprobadaEn }) => firma(aprobadaPor, aprobadaEn) },
];
