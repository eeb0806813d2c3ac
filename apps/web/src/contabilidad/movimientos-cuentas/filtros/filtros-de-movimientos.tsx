// Which accounts, of which days and agencia, and how they are added up. The screen and its printed page ask the same.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo';
import { agrupacionesDeMovimientos } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AccountPicker } from '../../../ui/account-picker.tsx';
import { AgencyField } from '../../../ui/agency-field.tsx';
import { DateRange } from '../../../ui/date-range.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { type Busqueda, rangoDe } from '../busqueda.ts';
import { nombresDeAgrupacion } from '../nombres.ts';
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
      <Cuentas {...props} />
      <DateRange valor={rangoDe(busqueda)} onCambio={onCambio} />
      <AgencyField
        className={classes.eleccion ?? ''}
        valor={busqueda.agencia}
        onCambio={(agencia) => onCambio({ agencia })}
      />
      <div className={classes.eleccion}>
        <SelectField
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

/** One account or header, or from one code to another. */
function Cuentas({ busqueda, cuentas, onCambio }: FiltrosDeMovimientosProps) {
  const { cuenta, desdeCuenta, hastaCuenta } = busqueda;
  const enDireccion = desdeCuenta !== undefined || hastaCuenta !== undefined;
  const [pidioRango, setPidioRango] = useState(enDireccion);
  const esRango = enDireccion || (pidioRango && cuenta === undefined);
  const alternar = () => {
    setPidioRango(!esRango);
    onCambio({
      cuenta: esRango ? desdeCuenta : undefined,
      desdeCuenta: esRango ? undefined : cuenta,
      hastaCuenta: undefined,
    });
  };
  const alReves = desdeCuenta !== undefined && hastaCuenta !== undefined && desdeCuenta > hastaCuenta;
  return (
    <div className={classes.cuentas} data-rango={esRango || undefined}>
      {esRango ? (
        <>
          <AccountPicker
            etiqueta="De la cuenta"
            cuentas={cuentas}
            valor={desdeCuenta}
            onCambio={(elegida) => onCambio({ cuenta: undefined, desdeCuenta: elegida })}
          />
          <AccountPicker
            etiqueta="A la cuenta"
            cuentas={cuentas}
            valor={hastaCuenta}
            error={alReves ? 'Su código debe ser mayor que el primero.' : undefined}
            onCambio={(elegida) => onCambio({ cuenta: undefined, hastaCuenta: elegida })}
          />
        </>
      ) : (
        <AccountPicker
          etiqueta="Cuenta"
          cuentas={cuentas}
          valor={cuenta}
          onCambio={(elegida) => onCambio({ cuenta: elegida })}
        />
      )}
      <button type="button" className={classes.alternar} onClick={alternar}>
        {esRango ? 'Elegir una sola cuenta' : 'Elegir un rango de códigos'}
      </button>
    </div>
  );
}
