// Which accounts, of which days and agencia, and how they are added up. The screen and its printed page ask the same.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { agrupacionesDeMovimientos } from '@cuadra/contract/contabilidad/opciones';
import { partidasContadas } from '@cuadra/core/partidas-contadas';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { DateRange } from '#ui/fields/date-range.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { type Busqueda, rangoDe } from '../busqueda.ts';
import { nombresDeAgrupacion, nombresDePartidas } from '../nombres.ts';
import { EleccionDeCuentas } from './eleccion-de-cuentas.tsx';
import classes from './filtros-de-movimientos.module.css';

interface FiltrosDeMovimientosProps {
  readonly busqueda: Busqueda;
  readonly cuentas: readonly Cuenta[];
  readonly onCambio: (cambios: Busqueda) => void;
  /** After the rest. */
  readonly children?: ReactNode;
}

export function FiltrosDeMovimientos(props: FiltrosDeMovimientosProps) {
  const { busqueda, onCambio, children } = props;
  return (
    <div className={classes.filtros}>
      <EleccionDeCuentas {...props} />
      <DateRange valor={rangoDe(busqueda)} onCambio={onCambio} />
      <AgencyField
        className={classes.eleccion ?? ''}
        valor={busqueda.agencia}
        onCambio={(agencia) => onCambio({ agencia })}
      />
      <div className={classes.formas}>
        <SelectField
          className={classes.eleccion}
          etiqueta="Partidas"
          todos="Todas"
          valor={busqueda.partidas}
          opciones={partidasContadas.map((unas) => [unas, nombresDePartidas[unas]])}
          onCambio={(valor) => onCambio({ partidas: partidasContadas.find((unas) => unas === valor) })}
        />
        <SelectField
          className={classes.eleccion}
          etiqueta="Sumar por"
          todos="Sin sumar"
          valor={busqueda.agrupar}
          opciones={agrupacionesDeMovimientos.map((una) => [una, nombresDeAgrupacion[una]])}
          onCambio={(valor) => onCambio({ agrupar: agrupacionesDeMovimientos.find((una) => una === valor) })}
        />
        <Checkbox
          className={classes.casilla ?? ''}
          label="Con borradores"
          checked={busqueda.borradores === true}
          onChange={({ currentTarget }) => onCambio({ borradores: currentTarget.checked || undefined })}
        />
      </div>
      {children}
    </div>
  );
}
