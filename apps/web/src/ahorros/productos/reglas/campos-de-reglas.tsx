// The fields of the rules, in the order in which they are decided. They belong to the form around them.

import {
  type ClaseDeProducto,
  nombresDePoliticaSinFondos,
  nombresDeProvision,
  politicasSinFondos,
  provisiones,
} from '@cuadra/core/ahorros/producto';
import { basesDeDias, nombresDeBase } from '@cuadra/core/interes/base-de-dias';
import { modosDeRedondeo, nombresDeModo } from '@cuadra/core/interes/redondeo';
import {
  capitalizaciones,
  frecuenciasDeAbono,
  metodosDeInteres,
  nombresDeCapitalizacion,
  nombresDeFrecuencia,
  nombresDeMetodo,
  nombresDeTratamiento,
  tratamientosDeEstado,
} from '@cuadra/core/interes/reglas';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';
import * as explicaciones from './explicaciones.ts';
import type { Escritas, ReglasLeidas } from './reglas-escritas.ts';

export interface CamposProps {
  readonly clase: ClaseDeProducto;
  readonly pagadoHasta: string | null;
  readonly errores: ReglasLeidas['errores'];
  /** Whether what is missing is said too. */
  readonly intentado: boolean;
}

export function CamposDeReglas(props: CamposProps) {
  return (
    <>
      <Desde {...props} />
      <Stack as="fieldset" gap="lg" surface="box" pad="lg">
        <Text as="legend" size="sm" weight="bold" pad="none xs">
          Cómo gana
        </Text>
        <Saldo {...props} />
        <Abono {...props} />
      </Stack>
      <Stack as="fieldset" gap="lg" surface="box" pad="lg">
        <Text as="legend" size="sm" weight="bold" pad="none xs">
          Desde cuánto y hasta cuánto
        </Text>
        <Limites {...props} />
      </Stack>
      {props.clase === 'plazo' && (
        <Stack as="fieldset" gap="lg" surface="box" pad="lg">
          <Text as="legend" size="sm" weight="bold" pad="none xs">
            Plazos
          </Text>
          <Plazos {...props} />
        </Stack>
      )}
      <Stack as="fieldset" gap="lg" surface="box" pad="lg">
        <Text as="legend" size="sm" weight="bold" pad="none xs">
          Según cómo esté la cuenta
        </Text>
        <Estados {...props} />
      </Stack>
      <Stack as="fieldset" gap="lg" surface="box" pad="lg">
        <Text as="legend" size="sm" weight="bold" pad="none xs">
          En los libros
        </Text>
        <Cuentas {...props} />
        <Reversion {...props} />
      </Stack>
    </>
  );
}

function Desde({ pagadoHasta }: CamposProps) {
  const { control } = useFormContext<Escritas>();
  const pagado = pagadoHasta === null ? '' : ` Los intereses se pagaron hasta el ${formatDate(pagadoHasta)}.`;
  return (
    <Controller
      control={control}
      name="desde"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <DateField
          label="Rigen desde"
          description={`El primer día con estas reglas.${pagado}`}
          withAsterisk
          value={value}
          onChange={onChange}
          error={
            pagadoHasta !== null && value <= pagadoHasta
              ? 'Esos días ya se pagaron: elija una fecha posterior.'
              : error?.message
          }
        />
      )}
    />
  );
}

function Saldo({ errores }: CamposProps) {
  const { control } = useFormContext<Escritas>();
  return (
    <>
      <Eleccion
        campo="metodo"
        etiqueta="Saldo que gana"
        opciones={metodosDeInteres.map((valor) => [valor, nombresDeMetodo[valor]])}
        explicaciones={explicaciones.deMetodo}
        error={errores.metodo}
      />
      <Controller
        control={control}
        name="intradia"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label="Contar el momento más bajo de cada día"
            description="En vez del saldo al cerrar: quien retira y deposita el mismo día gana por lo menos."
            checked={value}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
        )}
      />
    </>
  );
}

function Abono({ clase, errores }: CamposProps) {
  return (
    <>
      <Eleccion
        campo="base"
        etiqueta="Cuenta de los días"
        opciones={basesDeDias.map((valor) => [valor, nombresDeBase[valor]])}
        explicaciones={explicaciones.deBase}
        error={errores.base}
      />
      <Eleccion
        campo="capitalizacion"
        etiqueta="Capitalización"
        opciones={capitalizaciones.map((valor) => [valor, nombresDeCapitalizacion[valor]])}
        explicaciones={explicaciones.deCapitalizacion}
        error={errores.capitalizacion}
      />
      <Eleccion
        campo="abono"
        etiqueta="Abono"
        opciones={frecuenciasDeAbono
          .filter((valor) => clase === 'plazo' || valor !== 'vencimiento')
          .map((valor) => [valor, nombresDeFrecuencia[valor]])}
        explicaciones={explicaciones.deAbono}
        error={errores.abono}
      />
      <Eleccion
        campo="redondeo"
        etiqueta="Redondeo al centavo"
        opciones={modosDeRedondeo.map((valor) => [valor, nombresDeModo[valor]])}
        explicaciones={explicaciones.deRedondeo}
        error={errores.redondeo}
      />
    </>
  );
}

function Limites({ errores }: CamposProps) {
  return (
    <Grid min="12rem" gap="lg" align="start">
      <Monto
        campo="minimo"
        etiqueta="Saldo mínimo para ganar (Q)"
        nota="Con menos no gana; con eso justo, sí."
        error={errores.minimo}
      />
      <Monto
        campo="tope"
        etiqueta="Tope (Q)"
        nota="Lo que pasa de ahí no gana. Vacío: sin tope."
        error={errores.tope}
      />
      <Monto
        campo="aperturaMinima"
        etiqueta="Apertura mínima (Q)"
        nota="Con cuánto se abre una cuenta."
        error={errores.aperturaMinima}
      />
    </Grid>
  );
}

function Plazos({ errores, intentado }: CamposProps) {
  return (
    <Grid min="12rem" gap="lg" align="start">
      <Texto
        campo="plazos"
        etiqueta="Plazos que ofrece (días)"
        nota="Separados por comas: 90, 180, 360."
        error={intentado ? errores.plazos : undefined}
      />
      <Texto
        campo="penalizadaPpm"
        etiqueta="Tasa de quien retira antes (%)"
        nota="Sobre los días que estuvo; cero, no gana nada."
        error={intentado ? errores.penalizadaPpm : undefined}
      />
    </Grid>
  );
}

function Estados({ errores }: CamposProps) {
  const opciones = tratamientosDeEstado.map((valor) => [valor, nombresDeTratamiento[valor]] as const);
  return (
    <>
      <Eleccion
        campo="inactivas"
        etiqueta="Cuentas inactivas"
        opciones={opciones}
        explicaciones={explicaciones.deEstado}
        error={errores.inactivas}
      />
      <Eleccion
        campo="bloqueadas"
        etiqueta="Cuentas bloqueadas"
        opciones={opciones}
        explicaciones={explicaciones.deEstado}
        error={errores.bloqueadas}
      />
    </>
  );
}

function Cuentas({ errores, intentado }: CamposProps) {
  const { control } = useFormContext<Escritas>();
  const provision = useWatch({ control, name: 'provision' });
  const siSeIntento = (mensaje: string | undefined) => (intentado ? mensaje : undefined);
  return (
    <>
      <Cuenta
        campo="cuentaGasto"
        etiqueta="Gasto de intereses"
        naturaleza="deudora"
        error={siSeIntento(errores.cuentaGasto)}
      />
      <Cuenta
        campo="cuentaIsr"
        etiqueta="ISR retenido por pagar"
        naturaleza="acreedora"
        error={siSeIntento(errores.cuentaIsr)}
      />
      <Eleccion
        campo="provision"
        etiqueta="Provisión"
        opciones={provisiones.map((valor) => [valor, nombresDeProvision[valor]])}
        explicaciones={explicaciones.deProvision}
        error={errores.provision}
      />
      {provision !== 'ninguna' && (
        <Cuenta
          campo="cuentaPorPagar"
          etiqueta="Intereses por pagar"
          naturaleza="acreedora"
          error={siSeIntento(errores.cuentaPorPagar)}
        />
      )}
    </>
  );
}

function Reversion({ errores, intentado }: CamposProps) {
  const { control } = useFormContext<Escritas>();
  const sinFondos = useWatch({ control, name: 'sinFondos' });
  return (
    <>
      <Eleccion
        campo="sinFondos"
        etiqueta="Al revertir, quien ya no tiene el dinero"
        opciones={politicasSinFondos.map((valor) => [valor, nombresDePoliticaSinFondos[valor]])}
        explicaciones={explicaciones.deSinFondos}
        error={errores.sinFondos}
      />
      {sinFondos === 'cobrar' && (
        <Cuenta
          campo="cuentaPorCobrar"
          etiqueta="Por cobrar"
          naturaleza="deudora"
          error={intentado ? errores.cuentaPorCobrar : undefined}
        />
      )}
    </>
  );
}

// The kinds of fields that the rules are written in. Each belongs to the form around it, and shows what the server refused of it.
interface CampoProps<C extends keyof Escritas> {
  readonly campo: C;
  readonly etiqueta: string;
  readonly error: string | undefined;
}

const DEBAJO = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[];

type DeOpciones =
  | 'metodo'
  | 'base'
  | 'capitalizacion'
  | 'abono'
  | 'redondeo'
  | 'inactivas'
  | 'bloqueadas'
  | 'provision'
  | 'sinFondos';

interface EleccionProps extends CampoProps<DeOpciones> {
  readonly opciones: readonly (readonly [valor: string, texto: string])[];
  /** What each of them means. */
  readonly explicaciones: Readonly<Record<string, string>>;
}

/** What is chosen says what it means. */
function Eleccion({ campo, etiqueta, opciones, explicaciones, error }: EleccionProps) {
  const { control } = useFormContext<Escritas>();
  return (
    <Controller
      control={control}
      name={campo}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <NativeSelect
          ref={ref}
          label={etiqueta}
          description={explicaciones[value]}
          inputWrapperOrder={DEBAJO}
          rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
          value={value}
          error={error ?? fieldState.error?.message}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {opciones.map(([valor, texto]) => (
            <option key={valor} value={valor}>
              {texto}
            </option>
          ))}
        </NativeSelect>
      )}
    />
  );
}

type DeMonto = 'minimo' | 'tope' | 'aperturaMinima';

function Monto({ campo, etiqueta, nota, error }: CampoProps<DeMonto> & { readonly nota: string }) {
  const { control } = useFormContext<Escritas>();
  return (
    <Controller
      control={control}
      name={campo}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <AmountField
          ref={ref}
          label={etiqueta}
          description={nota}
          inputWrapperOrder={DEBAJO}
          value={value}
          onChange={onChange}
          error={error ?? fieldState.error?.message}
        />
      )}
    />
  );
}

type DeTexto = 'plazos' | 'penalizadaPpm';

function Texto({ campo, etiqueta, nota, error }: CampoProps<DeTexto> & { readonly nota: string }) {
  const { register, formState } = useFormContext<Escritas>();
  return (
    <TextInput
      label={etiqueta}
      description={nota}
      inputWrapperOrder={DEBAJO}
      withAsterisk
      autoComplete="off"
      inputMode="decimal"
      className="cifras"
      maxLength={120}
      error={error ?? formState.errors[campo]?.message}
      {...register(campo)}
    />
  );
}

type DeCuenta = 'cuentaGasto' | 'cuentaIsr' | 'cuentaPorPagar' | 'cuentaPorCobrar';

interface CuentaProps extends CampoProps<DeCuenta> {
  readonly naturaleza: 'deudora' | 'acreedora';
}

/** Detail accounts of that nature which are of no product. */
function Cuenta({ campo, etiqueta, naturaleza, error }: CuentaProps) {
  const { control } = useFormContext<Escritas>();
  const { data: catalogo = [] } = useQuery(consultas.catalogo());
  const { data } = useQuery(consultas.productos());
  const deProductos = new Set(data?.productos.map(({ cuenta }) => cuenta.idCuenta));
  return (
    <Controller
      control={control}
      name={campo}
      render={({ field: { value, onChange }, fieldState }) => (
        <AccountPicker
          label={etiqueta}
          cuentas={catalogo.filter(
            (cuenta) =>
              cuenta.tipoCuenta === 'D' &&
              cuenta.naturaleza === naturaleza &&
              cuenta.estado !== 'bloqueada' &&
              !deProductos.has(cuenta.idCuenta),
          )}
          value={value === '' ? undefined : value}
          onChange={onChange}
          error={error ?? fieldState.error?.message}
        />
      )}
    />
  );
}
