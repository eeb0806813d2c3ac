// Who posts what without a second person: per role and type, never, up to an amount, or whatever the amount; in one partida
// and in one day. Set by who administers the institution; read by everybody.
import { nombresDeRol, type Rol } from '@cuadra/contract/acceso/permisos';
import { type LimiteDeContabilizacion, verLimites } from '@cuadra/contract/contabilidad/configuracion';
import { nombresDeTipoDePartida, type TipoManual } from '@cuadra/core/partida';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { queryOf } from '../../platform/query.ts';
import { FormNotice } from '../../ui/dialogs/form-notice.tsx';
import { UnsavedWork } from '../../ui/dialogs/unsaved-work.tsx';
import { SaveButtons } from '../../ui/fields/save-buttons.tsx';
import { formatearQuetzales } from '../../ui/format/dinero.ts';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Card } from '../../ui/page/card.tsx';
import classes from './configuracion.module.css';
import { LimitesEnEspera } from './limites-en-espera.tsx';
import {
  claveDe,
  errorDeDiario,
  errorDeMonto,
  type LimiteEscrito,
  type LimitesEscritos,
  modos,
} from './limites-escritos.ts';
import { TablaDeLimites } from './tabla-de-limites.tsx';
import { useLimites } from './use-limites.ts';

export function Limites({ seEdita }: { readonly seEdita: boolean }) {
  const consulta = useQuery(queryOf(verLimites));
  return (
    <Card titulo="Límites para contabilizar sin aprobación">
      <LimitesEnEspera />
      <Loaded consulta={consulta} filas={6} alto={44} etiqueta="Cargando los límites">
        {({ limites }) => (seEdita ? <Formulario guardados={limites} /> : <Lectura guardados={limites} />)}
      </Loaded>
    </Card>
  );
}

interface Props {
  readonly guardados: readonly LimiteDeContabilizacion[];
}

function Formulario({ guardados }: Props) {
  const { formulario, general, guardar, descartar } = useLimites(guardados);
  return (
    <form className={classes.formulario} onSubmit={guardar} noValidate aria-label="Límites">
      <UnsavedWork nombre="contabilidad/limites" formulario={formulario} />
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      <p className={classes.nota}>
        Lo que pase de su límite, en una partida o en el día, se envía a revisión y lo aprueba otra persona.
        En el día se suma lo que cada quien contabiliza sin aprobación, también reversiones e importaciones.
        Cambiarlos también toma a dos: lo que guarde espera a otro administrador o, si no lo hay, un día.
      </p>
      <TablaDeLimites celda={(rol, tipo) => <Limite formulario={formulario} rol={rol} tipo={tipo} />} />
      <SaveButtons formState={formulario.formState} onDescartar={descartar} texto="Guardar límites" />
    </form>
  );
}

interface LimiteProps {
  readonly formulario: UseFormReturn<LimitesEscritos>;
  readonly rol: Rol;
  readonly tipo: TipoManual;
}

function Limite({ formulario: { control, register, formState }, rol, tipo }: LimiteProps) {
  const clave = claveDe(rol, tipo);
  const modo = useWatch({ control, name: `${clave}.modo` });
  const nombre = `${nombresDeRol[rol]}, ${nombresDeTipoDePartida[tipo].toLowerCase()}`;
  return (
    <div className={classes.limite}>
      <NativeSelect
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        aria-label={`${nombre}: cómo contabiliza`}
        data={Object.entries(modos).map(([value, label]) => ({ value, label }))}
        {...register(`${clave}.modo`)}
      />
      <TextInput
        aria-label={`${nombre}: hasta cuánto por partida, en quetzales`}
        inputMode="decimal"
        autoComplete="off"
        className={classes.monto ?? ''}
        disabled={modo !== 'hasta'}
        error={formState.errors[clave]?.monto?.message}
        {...register(`${clave}.monto`, {
          validate: (_, { [clave]: escrito }) => juzgado(escrito, errorDeMonto),
        })}
      />
      <TextInput
        aria-label={`${nombre}: hasta cuánto en el día, en quetzales`}
        placeholder={modo === 'revision' ? '' : 'Sin límite'}
        inputMode="decimal"
        autoComplete="off"
        className={classes.monto ?? ''}
        disabled={modo === 'revision'}
        error={formState.errors[clave]?.diario?.message}
        {...register(`${clave}.diario`, {
          validate: (_, { [clave]: escrito }) => juzgado(escrito, errorDeDiario),
        })}
      />
    </div>
  );
}

const juzgado = (
  escrito: LimiteEscrito | undefined,
  juzgar: (escrito: LimiteEscrito) => string | undefined,
): string | true => (escrito && juzgar(escrito)) ?? true;

function Lectura({ guardados }: Props) {
  return (
    <>
      <div className={classes.lectura}>
        <TablaDeLimites
          celda={(rol, tipo) => enPalabras(guardados.find((uno) => uno.rol === rol && uno.tipo === tipo))}
        />
      </div>
      <p className={classes.pie}>Los cambian dos personas que administran la institución.</p>
    </>
  );
}

function enPalabras(limite: LimiteDeContabilizacion | undefined): string {
  if (limite === undefined) return modos.revision;
  const { montoMax, montoDiario } = limite;
  const porPartida = montoMax === null ? modos.libre : `Hasta ${formatearQuetzales(montoMax)} por partida`;
  return montoDiario === null ? porPartida : `${porPartida}, ${formatearQuetzales(montoDiario)} en el día`;
}
