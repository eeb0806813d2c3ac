// The clearing accounts, added one by one from the chart.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { ConfiguracionContable } from '@cuadra/contract/contabilidad/configuracion';
import { XMarkIcon } from '@heroicons/react/16/solid';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { AccountPicker, accountFullName } from '#ui/fields/account-picker.tsx';
import classes from './configuracion.module.css';

interface CuentasPuenteProps {
  readonly formulario: UseFormReturn<ConfiguracionContable>;
  readonly cuentas: readonly Cuenta[];
}

export function CuentasPuente({ formulario: { control, formState }, cuentas }: CuentasPuenteProps) {
  const errores = formState.errors.cuentasPuente;
  return (
    <Controller
      control={control}
      name="cuentasPuente"
      render={({ field: { value, onChange } }) => {
        const puentes = new Set(value);
        const poner = (idCuenta: string) => onChange([...puentes, idCuenta].sort());
        const quitar = (idCuenta: string) => onChange(value.filter((una) => una !== idCuenta));
        return (
          <section className={classes.puentes} aria-label="Cuentas puente">
            <AccountPicker
              etiqueta="Cuentas puente"
              nota="El dinero solo pasa por ellas: cada mes deben quedar en cero, o explicarse."
              pista="Agregue por código o nombre"
              cuentas={cuentas.filter(({ idCuenta }) => !puentes.has(idCuenta))}
              valor={undefined}
              onCambio={poner}
            />
            <ul className={classes.lista}>
              {value.map((idCuenta, indice) => {
                const cuenta = cuentas.find((una) => una.idCuenta === idCuenta);
                return (
                  <li key={idCuenta}>
                    <span>
                      {cuenta === undefined ? idCuenta : accountFullName(cuenta)}
                      {errores?.[indice]?.message !== undefined && (
                        <span className={classes.error}> {errores[indice].message}</span>
                      )}
                    </span>
                    <button type="button" aria-label={`Quitar ${idCuenta}`} onClick={() => quitar(idCuenta)}>
                      <XMarkIcon width={16} height={16} aria-hidden="true" />
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      }}
    />
  );
}
