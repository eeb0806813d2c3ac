// The copy to rehearse on: made, opened, made again, removed; and what was rehearsed there, brought here.
import {
  hacerPractica,
  iniciarPractica,
  quitarPractica,
  type SituacionDePractica,
  traerEnsayado,
  verPractica,
} from '@cuadra/contract/administracion/practica';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { askWhileItGoesOn, HeavyWork } from '#ui/progress/heavy-work.tsx';
import { Note, Text } from '#ui/text/text.tsx';

export function Practica() {
  const consulta = useQuery({
    ...queryOf(verPractica),
    refetchInterval: ({ state }) => askWhileItGoesOn(state.data?.enCurso ?? undefined),
  });
  return (
    <Section card title="Institución de práctica" max="64rem">
      <Loaded query={consulta} rows={3} label="Cargando la institución de práctica">
        {(situacion) => <Situacion situacion={situacion} />}
      </Loaded>
    </Section>
  );
}

const alTerminar = { onSettled: () => queryClient.invalidateQueries({ queryKey: [verPractica.path] }) };

function Situacion({ situacion }: { readonly situacion: SituacionDePractica }) {
  const { esEsta, hechaEn, direccion, enCurso, fallo, ensayado } = situacion;
  const mandos = useMandos();
  const { hacer, error } = mandos;
  if (esEsta) return <Note>Esta es la institución de práctica: no toca a la de verdad.</Note>;
  return (
    <Stack gap="lg" pad="xl">
      <Text max="46rem">
        Una copia de la institución, con su propia base y su propio proceso, para ensayar cuantas veces
        quiera. Lleva su marca en cada pantalla y documento, y de ella no salen correos, respaldos ni sellos.
      </Text>
      {enCurso !== null && <Avance trabajo={enCurso} />}
      {fallo && enCurso === null && (
        <FormNotice tone="error" text="La última copia no se terminó. Hágala de nuevo." />
      )}
      {hacer.data !== undefined && <Clave contrasena={hacer.data.contrasena} />}
      <Donde hechaEn={hechaEn} direccion={direccion} />
      {error !== null && <FormNotice tone="error" text={messageOf(error)} />}
      <Acciones situacion={situacion} mandos={mandos} />
      {ensayado !== null && <Ensayado ensayado={ensayado} />}
    </Stack>
  );
}

function useMandos() {
  const hacer = useMutation({ mutationFn: () => call(hacerPractica, { body: {} }), ...alTerminar });
  const iniciar = useMutation({ mutationFn: () => call(iniciarPractica, { body: {} }), ...alTerminar });
  const quitar = useMutation({ mutationFn: () => call(quitarPractica, {}), ...alTerminar });
  return { hacer, iniciar, quitar, error: hacer.error ?? iniciar.error ?? quitar.error };
}

function Avance({ trabajo }: { readonly trabajo: NonNullable<SituacionDePractica['enCurso']> }) {
  const { hechas, total } = trabajo;
  return (
    <HeavyWork
      work={trabajo}
      label="Avance de la copia"
      phase={total > 0 && hechas >= total ? 'Llenando la copia…' : 'Copiando los datos…'}
    />
  );
}

const PREGUNTA_AL_REHACER = {
  title: 'Hacer de nuevo la institución de práctica',
  text: 'Se copia la institución como está ahora. Lo que se haya hecho en la práctica se pierde.',
  action: 'Hacerla de nuevo',
  danger: true,
};

const PREGUNTA_AL_QUITAR = {
  title: 'Quitar la institución de práctica',
  text: 'Se borra con todo lo que se haya hecho en ella. La institución de verdad no cambia.',
  action: 'Quitarla',
  danger: true,
};

interface AccionesProps {
  readonly situacion: SituacionDePractica;
  readonly mandos: ReturnType<typeof useMandos>;
}

function Acciones({ situacion: { estado, enCurso }, mandos: { hacer, iniciar, quitar } }: AccionesProps) {
  const confirmar = useConfirm();
  const ocupada = enCurso !== null || hacer.isPending || quitar.isPending;
  const rehacer = async () => {
    if (estado === 'ninguna' || (await confirmar(PREGUNTA_AL_REHACER))) hacer.mutate();
  };
  const quitarla = async () => {
    if (await confirmar(PREGUNTA_AL_QUITAR)) quitar.mutate();
  };
  return (
    <Actions>
      <Button size="xs" variant="default" loading={ocupada} onClick={() => void rehacer()}>
        {estado === 'ninguna' ? 'Hacer la copia' : 'Hacerla de nuevo'}
      </Button>
      {estado === 'detenida' && (
        <Button size="xs" variant="default" loading={iniciar.isPending} onClick={() => iniciar.mutate()}>
          Ponerla en marcha
        </Button>
      )}
      {estado !== 'ninguna' && (
        <Button size="xs" variant="default" disabled={ocupada} onClick={() => void quitarla()}>
          Quitarla
        </Button>
      )}
    </Actions>
  );
}

function Donde({ hechaEn, direccion }: Pick<SituacionDePractica, 'direccion' | 'hechaEn'>) {
  if (hechaEn === null) return null;
  return (
    <Text max="46rem">
      Hecha el {formatInstant(hechaEn)}.{' '}
      {direccion === null ? (
        'Está detenida.'
      ) : (
        <a href={direccion} target="_blank" rel="noreferrer">
          Abrir la institución de práctica ({direccion})
        </a>
      )}
    </Text>
  );
}

function Clave({ contrasena }: { readonly contrasena: string }) {
  return (
    <FormNotice
      tone="aviso"
      text={`En la práctica todos entran con su correo y esta contraseña: ${contrasena}. Anótela: no se vuelve a mostrar, y no sirve en la institución de verdad.`}
    />
  );
}

function Ensayado({ ensayado }: { readonly ensayado: NonNullable<SituacionDePractica['ensayado']> }) {
  const { columnas, equivalencias, archivos } = ensayado;
  const traer = useMutation({ mutationFn: () => call(traerEnsayado, { body: {} }), ...alTerminar });
  if (columnas === 0 && equivalencias.length === 0 && archivos.length === 0)
    return <Note>Lo que ensaye allí (columnas de hojas, equivalencias, archivos) se ofrece aquí.</Note>;
  return (
    <>
      <Text max="46rem">
        Ensayado allí: {columnas === 1 ? '1 hoja con sus columnas' : `${columnas} hojas con sus columnas`};{' '}
        {equivalencias.length === 0
          ? 'ninguna equivalencia nueva'
          : `equivalencias ${equivalencias.join(', ')}`}
        .
      </Text>
      {archivos.length > 0 && (
        <Stack as="ul" dots gap="sm">
          {archivos.map(({ nombre, partidas, en }) => (
            <li key={en}>
              {nombre}: {partidas === 1 ? '1 partida' : `${formatearEntero(partidas)} partidas`}, el{' '}
              {formatInstant(en)}
            </li>
          ))}
        </Stack>
      )}
      {columnas + equivalencias.length > 0 && (
        <Actions>
          <Button size="xs" variant="default" loading={traer.isPending} onClick={() => traer.mutate()}>
            Traer columnas y equivalencias
          </Button>
        </Actions>
      )}
      {traer.isSuccess && <FormNotice tone="aviso" text="Listo: ya se ofrecen al importar aquí." />}
      {traer.error !== null && <FormNotice tone="error" text={messageOf(traer.error)} />}
    </>
  );
}
