// Which day is looked at, and of which agencia; what is on screen, as a file.
import type { CajaDelDia } from '@cuadra/contract/contabilidad/cajas/revision';
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useDireccion } from '#contabilidad/cajas/use-direccion.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { addDays } from '#ui/format/typed-date.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './dia.module.css';

interface BarraDelDiaProps {
  /** Undefined while they come. */
  readonly cajas: readonly CajaDelDia[] | undefined;
}

export function BarraDelDia({ cajas }: BarraDelDiaProps) {
  const { busqueda, replace } = useDireccion();
  const hoy = todayInGuatemala();
  const { fecha = hoy, agencia } = busqueda;
  // Today is not said: tomorrow the same address shows tomorrow.
  const ir = (dia: string) => replace({ fecha: dia === hoy ? undefined : dia, jornada: undefined });
  return (
    <div className={classes.barra}>
      <div className={classes.dia}>
        <IconButton etiqueta="Día anterior" icono={ChevronLeftIcon} onClick={() => ir(addDays(fecha, -1))} />
        <div className={classes.fecha}>
          <DateField label="Día" valor={fecha} onCambio={ir} />
        </div>
        <IconButton
          etiqueta="Día siguiente"
          icono={ChevronRightIcon}
          disabled={fecha >= hoy}
          onClick={() => ir(addDays(fecha, 1))}
        />
        {fecha !== hoy && (
          <Button variant="default" size="compact-md" onClick={() => ir(hoy)}>
            Hoy
          </Button>
        )}
      </div>
      <AgencyField
        className={classes.enLinea}
        valor={agencia}
        onCambio={(elegida) => replace({ agencia: elegida, jornada: undefined })}
      />
      {cajas !== undefined && <span className={classes.cuantas}>{enPalabras(cajas)}</span>}
      <div className={classes.herramientas}>
        <ExportMenu
          reporte="resumen-de-cajas"
          filtros={{ fecha, ...(agencia === undefined ? {} : { agencia }) }}
          disabled={cajas === undefined || cajas.length === 0}
        />
      </div>
    </div>
  );
}

/** How far the day has come. */
function enPalabras(cajas: readonly CajaDelDia[]): string {
  const conJornada = cajas.filter(({ jornada }) => jornada !== null);
  const revisadas = conJornada.filter(({ estado }) => estado === 'revisada').length;
  if (cajas.length === 0) return '';
  const cuantas = cajas.length === 1 ? '1 caja' : `${cajas.length} cajas`;
  if (conJornada.length === 0) return `${cuantas}, ninguna abierta`;
  return `${cuantas}, ${conJornada.length} con jornada, ${cuantasRevisadas(revisadas)}`;
}

function cuantasRevisadas(revisadas: number): string {
  if (revisadas === 0) return 'ninguna revisada';
  return revisadas === 1 ? '1 revisada' : `${revisadas} revisadas`;
}
