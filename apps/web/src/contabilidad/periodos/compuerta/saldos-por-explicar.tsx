// The clearing accounts that do not end the month at zero, each to be explained with its balance in sight.
import { explicarSaldo, type SaldoPorExplicar } from '@cuadra/contract/contabilidad/periodos/cierre';
import { opuesto } from '@cuadra/core/dinero';
import { Button, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { submitWith } from '#ui/dialogs/submit.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { useAtribuciones } from '../atribuciones.ts';
import classes from './compuerta-abierta.module.css';
import { type ParteProps, Seccion } from './parte.tsx';

interface SaldosPorExplicarProps extends ParteProps {
  readonly saldos: readonly SaldoPorExplicar[];
}

export function SaldosPorExplicar({ saldos, ...parte }: SaldosPorExplicarProps) {
  if (saldos.length === 0) return null;
  return saldos.map((saldo) => <Saldo key={saldo.idCuenta} {...parte} saldo={saldo} />);
}

interface SaldoProps extends ParteProps {
  readonly saldo: SaldoPorExplicar;
}

function Saldo({ saldo, ...parte }: SaldoProps) {
  const { idCuenta, nombreCuenta, explicacion } = saldo;
  const { atiende } = useAtribuciones();
  const seEdita = !parte.estaCerrado && atiende(parte.compuerta);
  const lado = saldo.saldo > 0 ? 'deudor' : 'acreedor';
  return (
    <Seccion titulo={`${idCuenta} ${nombreCuenta}`}>
      <p className={classes.texto}>
        Saldo {lado} de {formatearQuetzales(saldo.saldo > 0 ? saldo.saldo : opuesto(saldo.saldo))}.
      </p>
      {explicacion !== null && (
        <p className={classes.nota}>
          {!seEdita && `${explicacion.texto} `}
          {explicacion.vigente
            ? `Lo explicó ${explicacion.por.nombre} el ${formatInstant(explicacion.en)}.`
            : 'El saldo cambió después de explicarlo: explíquelo otra vez.'}
        </p>
      )}
      {explicacion === null && !seEdita && <p className={classes.nota}>Sin explicar.</p>}
      {seEdita && <Formulario {...parte} saldo={saldo} />}
    </Seccion>
  );
}

function Formulario({ clave, saldo: { idCuenta, saldo, explicacion }, accion }: SaldoProps) {
  const { register, handleSubmit, reset, formState } = useForm({
    values: { texto: explicacion?.texto ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const guardar = handleSubmit(async (escrito) => {
    const params = { ...clave, idCuenta };
    const body = { texto: escrito.texto, saldo };
    if (await accion.hacer(() => call(explicarSaldo, { params, body }))) reset(escrito);
  });
  // An explanation that no longer holds may be given again word for word.
  const nada = !formState.isDirty && explicacion?.vigente !== false;
  return (
    <form noValidate className={classes.formulario} onSubmit={submitWith(guardar)}>
      <Textarea
        aria-label={`Por qué queda con saldo ${idCuenta}`}
        placeholder="Por qué queda con saldo"
        rows={2}
        maxLength={500}
        error={formState.errors.texto?.message}
        {...register('texto', {
          validate: (texto) => texto.trim().length >= 3 || 'Explique por qué la cuenta queda con saldo.',
        })}
      />
      <div className={classes.botones}>
        <Button type="submit" variant="default" size="xs" disabled={nada} loading={formState.isSubmitting}>
          Guardar explicación
        </Button>
      </div>
    </form>
  );
}
