// What can be done with the chosen partidas, all together.
import { maximoDe, sumar } from '@cuadra/core/dinero';
import { CheckIcon, PrinterIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { imprimirComprobantes } from '#contabilidad/comprobantes/imprimir-comprobante.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { type EstadoDeSeleccion, SELECCION_MAX } from '../lista/use-seleccion.ts';
import { contarPartidas } from '../nombres.ts';
import classes from './barra-de-seleccion.module.css';

interface BarraDeSeleccionProps {
  readonly seleccion: EstadoDeSeleccion;
  /** Absent for those who do not approve. */
  readonly aprobacion:
    | { readonly aprobables: number; readonly ocupado: boolean; readonly aprobar: () => void }
    | undefined;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function BarraDeSeleccion({ seleccion: { seleccion, limpiar }, aprobacion }: BarraDeSeleccionProps) {
  if (seleccion.size === 0) return null;
  const ids = [...seleccion.keys()];
  const suma = sumar([...seleccion.values()].map(({ debe, haber }) => maximoDe(debe, haber)));
  return (
    <section className={classes.barra} aria-label="Partidas elegidas">
      <p className={classes.cuantas} role="status">
        <strong>{contarPartidas(seleccion.size)}</strong> · {formatearQuetzales(suma)}
        {seleccion.size === SELECCION_MAX && ' · es el máximo'}
      </p>
      <div className={classes.acciones}>
        {aprobacion !== undefined && aprobacion.aprobables > 0 && (
          <Button
            leftSection={<CheckIcon {...TAMANO} />}
            loading={aprobacion.ocupado}
            onClick={aprobacion.aprobar}
          >
            Aprobar {aprobacion.aprobables}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<PrinterIcon {...TAMANO} />}
          onClick={() => void imprimirComprobantes(ids)}
        >
          Imprimir
        </Button>
        <ExportMenu reporte="partidas" filtros={{ ids: ids.join(',') }} />
        <IconButton etiqueta="Quitar la selección" icono={XMarkIcon} onClick={limpiar} />
      </div>
    </section>
  );
}
