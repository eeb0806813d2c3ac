// Which account is looked at and, where it matters, which of its months.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatMonth } from '#ui/format/date.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { claveDeMes, estaFirmado, type Mes, mesDe, mesesDe } from '../meses.ts';
import { useDireccion } from '../use-direccion.ts';
import { mesElegido } from './elegidos.ts';
import classes from './selectores.module.css';

interface SelectoresProps {
  readonly cuentas: readonly CuentaBancaria[];
  readonly cuenta: CuentaBancaria;
  readonly conMes: boolean;
}

export function Selectores({ cuentas, cuenta, conMes }: SelectoresProps) {
  const { push } = useDireccion();
  return (
    <div className={classes.selectores}>
      <SelectField
        enBarra
        etiqueta="Cuenta bancaria"
        className={classes.cuenta}
        valor={cuenta.id}
        opciones={cuentas.map((una) => [una.id, nombreDeCuenta(una)] as const)}
        // The month of one account may be signed in the other: each opens where its own work waits.
        onCambio={(id) => push({ ...SIN_ELEGIR, cuenta: id, anio: undefined, mes: undefined })}
      />
      {conMes && <SelectorDeMes cuenta={cuenta} />}
    </div>
  );
}

const SIN_ELEGIR = { linea: undefined, movimiento: undefined, cheque: undefined } as const;

export const nombreDeCuenta = ({ nombre, activa }: Pick<CuentaBancaria, 'nombre' | 'activa'>): string =>
  activa ? nombre : `${nombre} (inactiva)`;

function SelectorDeMes({ cuenta }: { readonly cuenta: CuentaBancaria }) {
  const { busqueda, push } = useDireccion();
  const meses = mesesDe(cuenta);
  const elegido = mesElegido(cuenta, busqueda);
  const lugar = meses.findIndex((uno) => claveDeMes(uno) === claveDeMes(elegido));
  const ir = (mes: Mes | undefined) => mes !== undefined && push({ ...SIN_ELEGIR, ...mes });
  return (
    <div className={classes.mes}>
      <IconButton
        etiqueta="Mes anterior"
        icono={ChevronLeftIcon}
        size={28}
        disabled={meses[lugar + 1] === undefined}
        onClick={() => ir(meses[lugar + 1])}
      />
      <SelectField
        enBarra
        etiqueta="Mes"
        valor={claveDeMes(elegido)}
        opciones={meses.map((uno) => [claveDeMes(uno), nombreDeMes(cuenta, uno)] as const)}
        onCambio={(clave) => ir(clave === undefined ? undefined : mesDe(clave))}
      />
      <IconButton
        etiqueta="Mes siguiente"
        icono={ChevronRightIcon}
        size={28}
        disabled={lugar <= 0}
        onClick={() => ir(meses[lugar - 1])}
      />
    </div>
  );
}

const nombreDeMes = (cuenta: CuentaBancaria, mes: Mes): string =>
  `${formatMonth(claveDeMes(mes))}${estaFirmado(cuenta, mes) ? ' ✓' : ''}`;
