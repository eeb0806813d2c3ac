// Which accounts: one or a header, from one code to another, or those of a tag.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { claveDeEtiqueta } from '@cuadra/core/etiquetas';
import { useState } from 'react';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { Busqueda } from '../busqueda.ts';
import classes from './filtros-de-movimientos.module.css';

interface EleccionDeCuentasProps {
  readonly busqueda: Busqueda;
  readonly cuentas: readonly Cuenta[];
  readonly onCambio: (cambios: Busqueda) => void;
}

type Modo = 'cuenta' | 'rango' | 'etiqueta';

const invitaciones: Readonly<Record<Modo, string>> = {
  cuenta: 'Elegir una sola cuenta',
  rango: 'Elegir un rango de códigos',
  etiqueta: 'Elegir una etiqueta',
};

export function EleccionDeCuentas(props: EleccionDeCuentasProps) {
  const { busqueda, onCambio } = props;
  const { cuenta, desdeCuenta } = busqueda;
  const [pedido, setPedido] = useState<Modo>('cuenta');
  const modo = modoDe(busqueda) ?? pedido;
  const elegir = (otro: Modo) => {
    setPedido(otro);
    // The code already chosen goes along where it can.
    onCambio({
      cuenta: otro === 'cuenta' ? desdeCuenta : undefined,
      desdeCuenta: otro === 'rango' ? cuenta : undefined,
      hastaCuenta: undefined,
      etiqueta: undefined,
    });
  };
  const Campos = campos[modo];
  return (
    <div className={classes.cuentas} data-rango={modo === 'rango' || undefined}>
      <Campos {...props} />
      <div className={classes.modos}>
        {(['cuenta', 'rango', 'etiqueta'] as const)
          .filter((otro) => otro !== modo)
          .map((otro) => (
            <button key={otro} type="button" className={classes.alternar} onClick={() => elegir(otro)}>
              {invitaciones[otro]}
            </button>
          ))}
      </div>
    </div>
  );
}

/** The one the address tells. */
function modoDe({ cuenta, desdeCuenta, hastaCuenta, etiqueta }: Busqueda): Modo | undefined {
  if (cuenta !== undefined) return 'cuenta';
  if (etiqueta !== undefined) return 'etiqueta';
  return desdeCuenta === undefined && hastaCuenta === undefined ? undefined : 'rango';
}

const campos = { cuenta: UnaCuenta, rango: Rango, etiqueta: PorEtiqueta } as const;

function UnaCuenta({ busqueda, cuentas, onCambio }: EleccionDeCuentasProps) {
  return (
    <AccountPicker
      etiqueta="Cuenta"
      cuentas={cuentas}
      valor={busqueda.cuenta}
      onCambio={(elegida) => onCambio({ cuenta: elegida })}
    />
  );
}

function Rango({ busqueda: { desdeCuenta, hastaCuenta }, cuentas, onCambio }: EleccionDeCuentasProps) {
  const alReves = desdeCuenta !== undefined && hastaCuenta !== undefined && desdeCuenta > hastaCuenta;
  return (
    <>
      <AccountPicker
        etiqueta="De la cuenta"
        cuentas={cuentas}
        valor={desdeCuenta}
        onCambio={(elegida) => onCambio({ desdeCuenta: elegida })}
      />
      <AccountPicker
        etiqueta="A la cuenta"
        cuentas={cuentas}
        valor={hastaCuenta}
        error={alReves ? 'Su código debe ser mayor que el primero.' : undefined}
        onCambio={(elegida) => onCambio({ hastaCuenta: elegida })}
      />
    </>
  );
}

function PorEtiqueta({ busqueda: { etiqueta }, cuentas, onCambio }: EleccionDeCuentasProps) {
  const porClave = new Map(
    cuentas.flatMap(({ etiquetas }) => etiquetas).map((nombre) => [claveDeEtiqueta(nombre), nombre]),
  );
  // In a link it may be written otherwise, or name one that is no more.
  if (etiqueta !== undefined && !porClave.has(claveDeEtiqueta(etiqueta)))
    porClave.set(claveDeEtiqueta(etiqueta), etiqueta);
  const nombres = [...porClave].sort(([una], [otra]) => una.localeCompare(otra, 'es'));
  return (
    <SelectField
      etiqueta="Etiqueta"
      todos={nombres.length === 0 ? 'El catálogo no tiene etiquetas' : 'Elija una etiqueta'}
      valor={etiqueta === undefined ? undefined : porClave.get(claveDeEtiqueta(etiqueta))}
      opciones={nombres.map(([, nombre]) => [nombre, nombre])}
      onCambio={(elegida) => onCambio({ etiqueta: elegida })}
    />
  );
}
