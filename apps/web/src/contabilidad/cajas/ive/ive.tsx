// The cash of a month that the law asks about, one row for each movement whose person said where the money comes from.
import type { FilaDeIve } from '@cuadra/contract/contabilidad/cajas/ive';
import { numeroDeRecibo } from '@cuadra/core/cajas/recibo';
import { nombresDeMes } from '@cuadra/core/meses';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { entregar } from '#reportes/exportar/entregar.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Row } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../use-direccion.ts';

export function Ive() {
  const { busqueda, replace } = useDireccion();
  const hoy = todayInGuatemala();
  const anio = busqueda.anio ?? Number(hoy.slice(0, 4));
  const mes = busqueda.mes ?? Number(hoy.slice(5, 7));
  const filas = useQuery(consultas.ive(anio, mes));
  return (
    <Section
      card
      max="64rem"
      title={`Efectivo reportado de ${nombresDeMes[mes - 1]} de ${anio}`}
      actions={
        <Row gap="md">
          <SelectField
            label="Mes"
            inBar
            value={String(mes)}
            options={nombresDeMes.map((nombre, indice) => [String(indice + 1), nombre])}
            onChange={(elegido) => replace({ mes: Number(elegido) })}
          />
          <SelectField
            label="Año"
            inBar
            value={String(anio)}
            options={aniosHasta(Number(hoy.slice(0, 4)))}
            onChange={(elegido) => replace({ anio: Number(elegido) })}
          />
          <ExportMenu reporte="efectivo-reportado" filtros={{ anio, mes }} />
        </Row>
      }
    >
      <Loaded query={filas} rows={6} label="Cargando el efectivo reportado">
        {(todas) =>
          todas.length === 0 ? (
            <EmptyState
              title="Ningún movimiento llegó al umbral"
              text="Aquí aparecen los que piden el origen de los fondos, solos o sumados con otros de la misma persona en el día."
            />
          ) : (
            <DataTable
              label="Efectivo reportado"
              columns={columns}
              rows={todas}
              rowKey={({ movimiento }) => movimiento}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

const ANIOS = 5;

const aniosHasta = (ultimo: number) =>
  Array.from({ length: ANIOS }, (_, hace) => [String(ultimo - hace), String(ultimo - hace)] as const);

const columns: readonly Column<FilaDeIve>[] = [
  { title: 'Fecha', kind: 'code', cell: ({ fecha }) => formatDate(fecha) },
  // Names and where the money comes from are read; what is left is for the figures.
  { title: 'Persona', kind: 'main', width: '8rem', cell: ({ persona }) => persona.nombre },
  { title: 'Documento', kind: 'code', cell: ({ persona }) => persona.documento },
  { title: 'Recibo', kind: 'code', cell: (fila) => `${fila.agencia} · ${reciboDe(fila)}` },
  { title: 'Movimiento', cell: ({ sentido }) => (sentido === 'entrada' ? 'Entrada' : 'Salida') },
  { title: 'Origen de los fondos', cell: ({ origenDeFondos }) => origenDeFondos },
  { title: 'Monto (Q)', kind: 'number', cell: ({ monto }) => formatearMonto(monto) },
  { title: 'En el día (Q)', kind: 'number', cell: ({ acumulado }) => formatearMonto(acumulado) },
  { title: 'Formulario', kind: 'actions', cell: (fila) => <Formulario fila={fila} /> },
];

const reciboDe = ({ codigoCaja, recibo }: FilaDeIve): string => numeroDeRecibo(codigoCaja, recibo);

function Formulario({ fila }: { readonly fila: FilaDeIve }) {
  const { movimiento } = fila;
  const abrir = () =>
    entregar({ reporte: 'formulario-ive', formato: 'pdf', filtros: { movimiento } }).catch((error: unknown) =>
      notify(messageOf(error), 'error'),
    );
  return (
    <IconButton
      label={`Abrir el formulario del recibo ${reciboDe(fila)}`}
      icon={PrinterIcon}
      onClick={() => void abrir()}
    />
  );
}
