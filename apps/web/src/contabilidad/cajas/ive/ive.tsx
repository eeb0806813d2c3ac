// The cash of a month that the law asks about, one row for each movement whose person said where the money comes from.
import type { FilaDeIve } from '@cuadra/contract/contabilidad/cajas/ive';
import { nombresDeMes } from '@cuadra/core/meses';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { entregar } from '#reportes/exportar/entregar.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas } from '../consultas.ts';
import { numeroDeRecibo } from '../movimientos/recibo.ts';
import { useDireccion } from '../use-direccion.ts';
import classes from './ive.module.css';

export function Ive() {
  const { busqueda, replace } = useDireccion();
  const hoy = todayInGuatemala();
  const anio = busqueda.anio ?? Number(hoy.slice(0, 4));
  const mes = busqueda.mes ?? Number(hoy.slice(5, 7));
  const filas = useQuery(consultas.ive(anio, mes));
  return (
    <Card
      titulo={`Efectivo reportado de ${nombresDeMes[mes - 1]} de ${anio}`}
      accion={
        <div className={classes.barra}>
          <SelectField
            etiqueta="Mes"
            enBarra
            valor={String(mes)}
            opciones={nombresDeMes.map((nombre, indice) => [String(indice + 1), nombre])}
            onCambio={(elegido) => replace({ mes: Number(elegido) })}
          />
          <SelectField
            etiqueta="Año"
            enBarra
            valor={String(anio)}
            opciones={aniosHasta(Number(hoy.slice(0, 4)))}
            onCambio={(elegido) => replace({ anio: Number(elegido) })}
          />
          <ExportMenu reporte="efectivo-reportado" filtros={{ anio, mes }} />
        </div>
      }
    >
      <Loaded consulta={filas} filas={6} etiqueta="Cargando el efectivo reportado">
        {(todas) =>
          todas.length === 0 ? (
            <EmptyState
              titulo="Ningún movimiento llegó al umbral"
              texto="Aquí aparecen los que piden el origen de los fondos, solos o sumados con otros de la misma persona en el día."
            />
          ) : (
            <CardTable
              etiqueta="Efectivo reportado"
              columnas={columnas}
              filas={todas}
              clave={({ movimiento }) => movimiento}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

const ANIOS = 5;

const aniosHasta = (ultimo: number) =>
  Array.from({ length: ANIOS }, (_, hace) => [String(ultimo - hace), String(ultimo - hace)] as const);

const columnas: readonly CardColumn<FilaDeIve>[] = [
  { titulo: 'Fecha', clase: 'cifras', celda: ({ fecha }) => formatDate(fecha) },
  {
    titulo: 'Persona',
    clase: 'principal',
    celda: ({ persona }) => <span className={classes.persona}>{persona.nombre}</span>,
  },
  { titulo: 'Documento', clase: 'cifras', celda: ({ persona }) => persona.documento },
  { titulo: 'Recibo', clase: 'cifras', celda: (fila) => `${fila.agencia} · ${numeroDeRecibo(fila)}` },
  { titulo: 'Movimiento', celda: ({ sentido }) => (sentido === 'entrada' ? 'Entrada' : 'Salida') },
  { titulo: 'Origen de los fondos', celda: ({ origenDeFondos }) => origenDeFondos },
  { titulo: 'Monto (Q)', clase: 'numero', celda: ({ monto }) => formatearMonto(monto) },
  { titulo: 'En el día (Q)', clase: 'numero', celda: ({ acumulado }) => formatearMonto(acumulado) },
  {
    titulo: 'Formulario',
    clase: 'acciones',
    celda: (fila) => <Formulario fila={fila} />,
  },
];

function Formulario({ fila }: { readonly fila: FilaDeIve }) {
  const { movimiento } = fila;
  const abrir = () =>
    entregar({ reporte: 'formulario-ive', formato: 'pdf', filtros: { movimiento } }).catch((error: unknown) =>
      notify(messageOf(error), 'error'),
    );
  return (
    <IconButton
      etiqueta={`Abrir el formulario del recibo ${numeroDeRecibo(fila)}`}
      icono={PrinterIcon}
      onClick={() => void abrir()}
    />
  );
}
