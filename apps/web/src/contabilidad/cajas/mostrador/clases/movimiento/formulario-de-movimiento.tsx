// A movement with an account: the amount first, and only what is missing after it. What the server asks for first (who, where the
// money comes from) is asked on the form, with everything that was written still there; another person, over it
// (control/consentimiento). The kinds that a cajero makes alone differ in what their document is called.
import '@mantine/core/styles/Input.layer.css';
import {
  consultarIve,
  documentosDeIdentidad,
  nombresDeDocumentoDeIdentidad,
} from '@cuadra/contract/contabilidad/cajas/ive';
import type { MovimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { Codigo } from '@cuadra/contract/problema';
import { type ClaseDeVentanilla, clases, esDeAhorro } from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { consultas, refrescarSinEsperar } from '#contabilidad/cajas/consultas.ts';
import { useEnvios } from '#contabilidad/cajas/mostrador/envio/use-remitente.ts';
import { call } from '#platform/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useTask } from '#ui/order/use-order.ts';
import { Note, Text } from '#ui/text/text.tsx';
import {
  ALGUIEN_LO_AUTORIZA,
  comoFinal,
  cuentasDe,
  type Final,
  type FormularioDeClaseProps,
  sePidio,
} from '../clase.ts';
import { CampoDeMonto, enfocarLoQueFalta, MarcoDeClase, NECESARIO } from '../marco-de-clase.tsx';
import { CuentaDeAhorro } from './cuenta-de-ahorro.tsx';
import { escritoDe, exigePersona, type MovimientoEscrito, resolverDe } from './escrito.ts';

export const Ingreso = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento {...props} clase="ingreso" documento="Documento" quien="Quién lo entrega" />
);

export const Egreso = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento {...props} clase="egreso" documento="Documento" quien="Quién lo recibe" />
);

export const PagoMenor = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento
    {...props}
    clase="pago-menor"
    documento="Factura o comprobante"
    quien="Quién lo recibe"
  />
);

export const Remesa = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento {...props} clase="remesa" documento="Boleta de depósito" quien="Quién lo lleva" />
);

export const DepositoDeAhorro = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento {...props} clase="deposito-ahorro" documento="Boleta" quien="Quién lo entrega" />
);

export const RetiroDeAhorro = (props: FormularioDeClaseProps) => (
  <FormularioDeMovimiento {...props} clase="retiro-ahorro" documento="Boleta" quien="Quién lo recibe" />
);

interface FormularioDeMovimientoProps extends FormularioDeClaseProps {
  readonly clase: ClaseDeVentanilla;
  /** What its document is called. */
  readonly documento: string;
  readonly quien: string;
}

function FormularioDeMovimiento(props: FormularioDeMovimientoProps) {
  const { clase, documento, quien, alCancelar } = props;
  const identificarDesde = useQuery(consultas.configuracion()).data?.identificarDesde;
  const order = useRegistrar({ ...props, identificarDesde });
  const { watch } = order.form;
  const monto = watch('monto');
  const [medio, pideFormulario] = watch(['medio', 'pideFormulario']);
  const conPersona = exigePersona(clase, { monto, medio, pideFormulario }, identificarDesde);
  return (
    <MarcoDeClase
      nombre={clases[clase].nombre}
      guardado={`caja/movimiento/${clase}`}
      order={order}
      accion={monto === null ? 'Registrar' : `Registrar ${formatearQuetzales(monto)}`}
      alCancelar={alCancelar}
    >
      <Principales clase={clase} documento={documento} />
      {clases[clase].pidePersona && <Persona quien={quien} necesaria={conPersona} />}
      {pideFormulario && <CamposDeOrigen />}
    </MarcoDeClase>
  );
}

interface Registrar extends FormularioDeClaseProps {
  readonly clase: ClaseDeVentanilla;
  readonly identificarDesde: Centavos | undefined;
}

/** From what is written to what is done. */
function useRegistrar({ clase, jornada, inicial, identificarDesde, alTerminar }: Registrar) {
  const remitente = useEnvios();
  const registrar = async (movimiento: MovimientoNuevo): Promise<Final | undefined> => {
    if (await faltaElOrigen(movimiento)) {
      order.form.setValue('pideFormulario', true);
      return undefined;
    }
    try {
      const orden = { tipo: 'movimiento', id: jornada.id, cuerpo: movimiento } as const;
      return comoFinal(await remitente.entregar(orden, decirMovimiento(movimiento)));
    } catch (error) {
      if (sePidio(error)) return ALGUIEN_LO_AUTORIZA;
      throw error;
    }
  };
  const order = useTask<MovimientoEscrito, MovimientoNuevo, Final | undefined>({
    initial: escritoDe(inicial),
    resolver: resolverDe(clase, identificarDesde),
    run: registrar,
    take: (refusal) => {
      const codigo = refusal instanceof ApiError ? refusal.codigo : undefined;
      if (codigo === ('ORIGEN_DE_FONDOS_REQUERIDO' satisfies Codigo))
        order.form.setValue('pideFormulario', true);
      if (codigo !== ('PERSONA_REQUERIDA' satisfies Codigo) || !(refusal instanceof ApiError)) return false;
      order.form.setError('persona.nombre', { message: refusal.message }, { shouldFocus: true });
      return true;
    },
    refresh: refrescarSinEsperar,
    onDone: (final) => {
      if (final !== undefined) alTerminar(final);
    },
  });
  return order;
}

/** Asked before sending, so that nothing is refused; if nobody answers, the server will say it when it is sent. */
async function faltaElOrigen(movimiento: MovimientoNuevo): Promise<boolean> {
  const { clase, medio, monto, persona, formulario } = movimiento;
  const { sentido, pidePersona } = clases[clase];
  if (!pidePersona || sentido === null || medio !== 'efectivo' || persona === null || formulario !== null)
    return false;
  if (!navigator.onLine) return false;
  try {
    const query = { documento: persona.documento, sentido, monto };
    return (await call(consultarIve, { query }, { sinInsistir: true })).pideFormulario;
  } catch {
    return false;
  }
}

const decirMovimiento = ({ clase, monto, concepto }: MovimientoNuevo): string =>
  `${clases[clase].nombre} de ${formatearQuetzales(monto)}: ${concepto}`;

function Principales({ clase, documento }: Pick<FormularioDeMovimientoProps, 'clase' | 'documento'>) {
  const { register, setValue, watch, formState } = useFormContext<MovimientoEscrito>();
  const { errors } = formState;
  const deAhorro = esDeAhorro(clase) ? clase : undefined;
  return (
    <>
      {deAhorro !== undefined && <CuentaDeAhorro clase={deAhorro} />}
      <Grid min="12rem" gap="lg" align="start">
        <CampoDeMonto />
        {clase !== 'retiro-ahorro' && (
          <ChoiceField
            label="Medio"
            options={MEDIOS}
            value={watch('medio')}
            onChange={(medio) => setValue('medio', medio, { shouldDirty: true })}
          />
        )}
      </Grid>
      {deAhorro === undefined && <Cuenta clase={clase} />}
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

function Cuenta({ clase }: Pick<FormularioDeMovimientoProps, 'clase'>) {
  const { setValue, watch, formState } = useFormContext<MovimientoEscrito>();
  const cuentas = useQuery(consultas.cuentas());
  const falta = formState.errors.idCuenta === undefined ? undefined : 'Elija la cuenta.';
  return (
    <AccountPicker
      label={clase === 'remesa' ? 'Cuenta de banco' : 'Cuenta'}
      cuentas={cuentasDe(clase, cuentas.data)}
      value={watch('idCuenta') || undefined}
      error={cuentas.isError ? 'No se pudieron cargar las cuentas.' : falta}
      onChange={(idCuenta) => setValue('idCuenta', idCuenta, { shouldDirty: true })}
      needed
    />
  );
}

const MEDIOS = [
  { value: 'efectivo', text: 'Efectivo' },
  { value: 'cheque', text: 'Cheque' },
] as const;

interface PersonaProps {
  readonly quien: string;
  readonly necesaria: boolean;
}

function Persona({ quien, necesaria }: PersonaProps) {
  const { register, formState } = useFormContext<MovimientoEscrito>();
  const errores = formState.errors.persona;
  const atributos = necesaria ? NECESARIO : {};
  const opcional = necesaria ? '' : ' (opcional)';
  return (
    <Grid min="12rem" gap="lg" align="start">
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
    </Grid>
  );
}

/** Where the money comes from, which the law asks of whoever moves much cash in a day. */
function CamposDeOrigen() {
  const { setValue, watch } = useFormContext<MovimientoEscrito>();
  const grupo = useRef<HTMLElement>(null);
  useEffect(() => enfocarLoQueFalta(grupo.current?.closest('form') ?? null), []);
  return (
    <Stack as="fieldset" ref={grupo} gap="lg" surface="box" pad="md lg">
      <Text as="legend" size="sm" weight="bold" pad="none sm">
        Origen de los fondos (IVE)
      </Text>
      <Note>Por su monto, solo o con otros de la misma persona en el día, la ley pide estos datos.</Note>
      <ChoiceField
        label="Se identifica con"
        options={documentosDeIdentidad.map((valor) => ({
          value: valor,
          text: nombresDeDocumentoDeIdentidad[valor],
        }))}
        value={watch('formulario.documento')}
        onChange={(documento) => setValue('formulario.documento', documento, { shouldDirty: true })}
      />
      {CAMPOS.map((campo) => (
        <Campo key={campo.nombre} {...campo} />
      ))}
    </Stack>
  );
}

interface CampoDeOrigen {
  readonly nombre: Exclude<keyof MovimientoEscrito['formulario'], 'documento'>;
  readonly etiqueta: string;
  readonly largo: number;
  readonly necesario?: boolean;
  readonly enVariasLineas?: boolean;
}

const CAMPOS: readonly CampoDeOrigen[] = [
  { nombre: 'nacionalidad', etiqueta: 'Nacionalidad', largo: 60, necesario: true },
  { nombre: 'direccion', etiqueta: 'Dirección', largo: 200, necesario: true },
  { nombre: 'telefono', etiqueta: 'Teléfono', largo: 30 },
  { nombre: 'ocupacion', etiqueta: 'Ocupación o actividad', largo: 120, necesario: true },
  {
    nombre: 'origenDeFondos',
    etiqueta: 'De dónde vienen los fondos',
    largo: 400,
    necesario: true,
    enVariasLineas: true,
  },
  { nombre: 'destinoDeFondos', etiqueta: 'Para qué se usarán', largo: 400, enVariasLineas: true },
  { nombre: 'enNombreDe', etiqueta: 'En nombre de, si no es para sí', largo: 120 },
];

function Campo({ nombre, etiqueta, largo, necesario = false, enVariasLineas = false }: CampoDeOrigen) {
  const { register, formState } = useFormContext<MovimientoEscrito>();
  const suyo = {
    ...(necesario ? NECESARIO : {}),
    ...register(`formulario.${nombre}`),
    label: necesario ? etiqueta : `${etiqueta} (opcional)`,
    maxLength: largo,
    error: formState.errors.formulario?.[nombre]?.message,
  };
  return enVariasLineas ? <Textarea {...suyo} rows={2} /> : <TextInput {...suyo} />;
}
