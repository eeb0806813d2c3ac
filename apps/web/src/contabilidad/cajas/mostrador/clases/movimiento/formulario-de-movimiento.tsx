// A movement with an account: the amount first, and only what is missing after it.
import '@mantine/core/styles/Input.layer.css';
import type { MovimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { type ClaseDeVentanilla, clases, esDeAhorro } from '@cuadra/core/cajas/movimiento';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { NECESARIO, useTeclasDeFormulario } from '../avanzar.ts';
import type { FormularioDeClaseProps } from '../clase.ts';
import { cuentasDe } from '../cuentas-de.ts';
import classes from '../formulario.module.css';
import { CamposDeOrigen } from './campos-de-origen.tsx';
import { CuentaDeAhorro } from './cuenta-de-ahorro.tsx';
import { exigePersona, type MovimientoEscrito } from './escrito.ts';
import { useRegistrar } from './use-registrar.ts';

interface FormularioDeMovimientoProps extends FormularioDeClaseProps {
  readonly clase: ClaseDeVentanilla;
  /** What its document is called. */
  readonly documento: string;
  readonly quien: string;
}

type Formulario = UseFormReturn<MovimientoEscrito, unknown, MovimientoNuevo>;

export function FormularioDeMovimiento(props: FormularioDeMovimientoProps) {
  const { clase, alCancelar } = props;
  const identificarDesde = useQuery(consultas.configuracion()).data?.identificarDesde;
  const { formulario, general, registrar } = useRegistrar({ ...props, identificarDesde });
  const { isSubmitting, isDirty } = formulario.formState;
  const alTeclear = useTeclasDeFormulario(isDirty, alCancelar);
  const monto = formulario.watch('monto');
  const [medio, pideFormulario] = formulario.watch(['medio', 'pideFormulario']);
  const conPersona = exigePersona(clase, { monto, medio, pideFormulario }, identificarDesde);
  return (
    <form
      noValidate
      className={classes.formulario}
      aria-label={clases[clase].nombre}
      onSubmit={submitWith(registrar)}
      onKeyDown={alTeclear}
    >
      <UnsavedWork nombre={`caja/movimiento/${clase}`} formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <Principales {...props} formulario={formulario} />
      {clases[clase].pidePersona && (
        <Persona formulario={formulario} quien={props.quien} necesaria={conPersona} />
      )}
      {pideFormulario && <CamposDeOrigen formulario={formulario} />}
      <div className={classes.botones}>
        <Button type="submit" size="md" loading={isSubmitting}>
          {monto === null ? 'Registrar' : `Registrar ${formatearQuetzales(monto)}`}
        </Button>
        <Button variant="default" size="md" onClick={alCancelar}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

interface PrincipalesProps extends FormularioDeMovimientoProps {
  readonly formulario: Formulario;
}

function Principales({ clase, documento, formulario }: PrincipalesProps) {
  const { register, setValue, watch, formState } = formulario;
  const { errors } = formState;
  const deAhorro = esDeAhorro(clase) ? clase : undefined;
  return (
    <>
      {deAhorro !== undefined && <CuentaDeAhorro clase={deAhorro} formulario={formulario} />}
      <div className={classes.fila}>
        <AmountField
          {...NECESARIO}
          label="Monto (Q)"
          size="lg"
          autoFocus
          className={classes.monto ?? ''}
          valor={watch('monto') ?? undefined}
          error={errors.monto?.message}
          onCambio={(monto) => setValue('monto', monto ?? null, { shouldDirty: true })}
        />
        {clase !== 'retiro-ahorro' && (
          <ChoiceField
            etiqueta="Medio"
            opciones={MEDIOS}
            valor={watch('medio')}
            onCambio={(medio) => setValue('medio', medio, { shouldDirty: true })}
          />
        )}
      </div>
      {deAhorro === undefined && <Cuenta clase={clase} formulario={formulario} />}
      <TextInput
        {...NECESARIO}
        label="Concepto"
        maxLength={200}
        error={errors.concepto?.message}
        {...register('concepto')}
      />
      <TextInput
        label={`${documento} (opcional)`}
        maxLength={60}
        error={errors.documento?.message}
        {...register('documento')}
      />
    </>
  );
}

function Cuenta({ clase, formulario }: Pick<PrincipalesProps, 'clase' | 'formulario'>) {
  const { setValue, watch, formState } = formulario;
  const cuentas = useQuery(consultas.cuentas());
  const falta = formState.errors.idCuenta === undefined ? undefined : 'Elija la cuenta.';
  return (
    <AccountPicker
      etiqueta={clase === 'remesa' ? 'Cuenta de banco' : 'Cuenta'}
      cuentas={cuentasDe(clase, cuentas.data)}
      valor={watch('idCuenta') || undefined}
      error={cuentas.isError ? 'No se pudieron cargar las cuentas.' : falta}
      onCambio={(idCuenta) => setValue('idCuenta', idCuenta, { shouldDirty: true })}
      necesaria
    />
  );
}

const MEDIOS = [
  { valor: 'efectivo', texto: 'Efectivo' },
  { valor: 'cheque', texto: 'Cheque' },
] as const;

interface PersonaProps {
  readonly formulario: Formulario;
  readonly quien: string;
  readonly necesaria: boolean;
}

function Persona({ formulario: { register, formState }, quien, necesaria }: PersonaProps) {
  const errores = formState.errors.persona;
  const atributos = necesaria ? NECESARIO : {};
  const opcional = necesaria ? '' : ' (opcional)';
  return (
    <div className={classes.fila}>
      <TextInput
        {...atributos}
        label={`${quien}${opcional}`}
        maxLength={120}
        error={errores?.nombre?.message}
        {...register('persona.nombre')}
      />
      <TextInput
        {...atributos}
        label={`Su documento${opcional}`}
        placeholder="DPI, pasaporte o NIT"
        maxLength={30}
        error={errores?.documento?.message}
        {...register('persona.documento')}
      />
    </div>
  );
}
