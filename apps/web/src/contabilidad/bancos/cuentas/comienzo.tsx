// What an account begins with: its first day, what the bank and the books said the day before, and what was outstanding then.
import type { CuentaBancariaNueva } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { centavos } from '@cuadra/core/dinero';
import { useQuery } from '@tanstack/react-query';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { messageOf } from '#platform/api-error.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { addDays } from '#ui/format/typed-date.ts';
import { consultas } from '../consultas.ts';
import classes from './cuentas.module.css';
import type { Escrita } from './formulario-de-cuenta-nueva.tsx';
import { inicioExplicado } from './inicio-explicado.ts';
import { PartidasIniciales } from './partidas-iniciales.tsx';

export type ControlDeNueva = Control<Escrita, unknown, CuentaBancariaNueva>;

export function Comienzo({ control }: { readonly control: ControlDeNueva }) {
  return (
    <fieldset className={classes.comienzo}>
      <legend>Cómo empieza</legend>
      <div className={classes.dos}>
        <Controller
          control={control}
          name="desde"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <DateField
              label="Se compara desde"
              withAsterisk
              valor={value}
              // The month is what is chosen: any of its days says it.
              onCambio={(dia) => onChange(dia === '' ? dia : `${dia.slice(0, 7)}-01`)}
              error={error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="saldoBancoInicial"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <AmountField
              label="Saldo del banco al empezar"
              conSigno
              withAsterisk
              valor={typeof value === 'number' ? centavos(value) : undefined}
              onCambio={(monto) => onChange(monto)}
              error={error && (value === undefined ? 'Escriba el saldo.' : error.message)}
            />
          )}
        />
      </div>
      <PartidasIniciales control={control} />
      <Cuadre control={control} />
    </fieldset>
  );
}

/** Live: what the books said, what they differ in, and how much of it is explained. */
function Cuadre({ control }: { readonly control: ControlDeNueva }) {
  const { idCuenta, desde, saldoBancoInicial, iniciales = [] } = useWatch({ control });
  const lista = idCuenta !== undefined && idCuenta !== '' && /^\d{4}-\d{2}-01$/.test(desde ?? '');
  const { data, error } = useQuery({
    ...consultas.saldoAlEmpezar({ idCuenta: idCuenta ?? '', desde: desde ?? '' }),
    enabled: lista,
  });
  if (!lista) return <p className={classes.nota}>Elija la cuenta en los libros para ver su saldo.</p>;
  if (error !== null) return <p className={classes.fallo}>{messageOf(error)}</p>;
  if (data === undefined) return <p className={classes.nota}>Buscando el saldo en libros…</p>;
  const banco = typeof saldoBancoInicial === 'number' ? centavos(saldoBancoInicial) : undefined;
  const partidas = iniciales.map(({ lado = 'libros', monto }) => ({
    lado,
    monto: typeof monto === 'number' && Number.isFinite(monto) ? centavos(monto) : null,
  }));
  const cuadre = banco === undefined ? undefined : inicioExplicado(data.saldo, banco, partidas);
  return (
    <dl className={classes.cuadre} aria-live="polite">
      <div>
        <dt>Saldo en libros al {formatDate(addDays(desde ?? '', -1))}</dt>
        <dd>{formatearMonto(data.saldo)}</dd>
      </div>
      {cuadre !== undefined && (
        <>
          <div>
            <dt>Diferencia con el banco</dt>
            <dd>{formatearMonto(cuadre.diferencia)}</dd>
          </div>
          <div>
            <dt>Lo explica lo que había en circulación</dt>
            <dd>{formatearMonto(cuadre.explicado)}</dd>
          </div>
          <div data-falta={cuadre.falta !== 0 || undefined} data-cero={cuadre.falta === 0 || undefined}>
            <dt>{cuadre.falta === 0 ? 'Todo está explicado' : 'Falta explicar'}</dt>
            <dd>{formatearMonto(cuadre.falta)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
