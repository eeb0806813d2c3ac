// The accounts that make up a figure, each with its part and the way to its movements, where it is the same.
import '@mantine/core/styles/Popover.layer.css';
import type { CifrasDeInicio, ParteDeIndicador } from '@cuadra/contract/contabilidad/indicadores';
import type { Centavos } from '@cuadra/core/dinero';
import { Popover } from '@mantine/core';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './cifras.module.css';
import { enlaceDeBalance, enlaceDeMovimientos } from './enlaces.ts';

interface CuentasDeLaCifraProps {
  readonly titulo: string;
  readonly valor: Centavos;
  readonly partes: readonly ParteDeIndicador[];
  readonly datos: CifrasDeInicio;
}

export function CuentasDeLaCifra({ titulo, valor: total, partes, datos }: CuentasDeLaCifraProps) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md" width={360}>
      <Popover.Target>
        <button
          type="button"
          className={classes.verCuentas}
          aria-label={`Cuentas de ${titulo}: ${formatearQuetzales(total)}`}
        >
          {formatearQuetzales(total)}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.partes ?? ''} aria-label={`Cuentas de ${titulo}`}>
        <ul>
          {partes.map(({ idCuenta, nombreCuenta, valor }) => (
            <li key={idCuenta ?? nombreCuenta}>
              <PlainLink
                to={idCuenta === null ? enlaceDeBalance(datos.hoy) : enlaceDeMovimientos(idCuenta, datos)}
              >
                <span>
                  {idCuenta} {nombreCuenta}
                </span>
                <span className={classes.monto}>{formatearMonto(valor)}</span>
              </PlainLink>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
