// The copies of the whole institution: the last one and how it went, until when something can be restored, and one more now.
import {
  pedirRespaldo,
  type Respaldo,
  type Simulacro,
  type SituacionDeRespaldos,
  verRespaldos,
} from '@cuadra/contract/administracion/respaldos';
import { ArchiveBoxIcon } from '@heroicons/react/24/outline';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { now } from '#platform/clock.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { formatSize } from '#ui/format/size.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { askWhileItGoesOn, HeavyWork } from '#ui/progress/heavy-work.tsx';
import { StartWork } from '#ui/progress/heavy-work-card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { hace, origenDe, reglaDe, resultadoDe } from './en-palabras.ts';

export function Respaldos() {
  const consulta = useQuery({
    ...queryOf(verRespaldos),
    refetchInterval: ({ state }) => askWhileItGoesOn(state.data?.enCurso ?? undefined),
  });
  const { data } = consulta;
  return (
    <Pagina
      title="Respaldos"
      purpose="Las copias de toda la institución: libros, soportes, personas y ajustes, cifradas y comprobadas."
    >
      <Section
        card
        title="Último respaldo"
        max="64rem"
        actions={data?.estado === 'configurado' && <Pedir {...data} />}
      >
        <Loaded query={consulta} rows={5} label="Cargando los respaldos">
          {(situacion) => <Situacion situacion={situacion} />}
        </Loaded>
      </Section>
      {data !== undefined && data.recientes.length > 0 && (
        <Section card title="Respaldos recientes" max="64rem">
          <DataTable
            label="Respaldos recientes"
            columns={columnas}
            rows={data.recientes}
            rowKey={({ id }) => id}
          />
        </Section>
      )}
    </Pagina>
  );
}

function Pedir({ enCurso }: SituacionDeRespaldos) {
  const permisos = useCurrentUser()?.permisos ?? [];
  const inicio = useMutation({
    mutationFn: () => call(pedirRespaldo, { body: {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [verRespaldos.path] }),
  });
  if (!permisos.includes('respaldos:hacer')) return null;
  return <StartWork text="Respaldar ahora" running={enCurso !== null} start={inicio} />;
}

function Situacion({ situacion }: { readonly situacion: SituacionDeRespaldos }) {
  const { estado, ultimo, esTardio, enCurso, recientes } = situacion;
  return (
    <Stack gap="lg" pad="xl">
      {estado !== 'configurado' && <SinConfigurar estado={estado} />}
      {esTardio && (
        <FormNotice
          tone="aviso"
          text="El respaldo está atrasado: no hay uno nuevo desde hace más de un día. Revise por qué abajo y haga uno."
        />
      )}
      {enCurso !== null && (
        <HeavyWork
          work={enCurso}
          pronombre="Lo"
          label="Avance del respaldo"
          phase={decirFase(enCurso.hechas, enCurso.total)}
        />
      )}
      {ultimo !== null && <Resumen situacion={situacion} />}
      {estado === 'configurado' && ultimo === null && enCurso === null && (
        <EmptyState
          icon={ArchiveBoxIcon}
          title={recientes.length === 0 ? 'Aún no hay respaldos' : 'Ningún respaldo ha terminado bien'}
          text="El primero se hace solo al iniciar; también puede pedir uno."
        />
      )}
      {estado === 'configurado' && <Note>{reglaDe(situacion)}</Note>}
    </Stack>
  );
}

function decirFase(hechas: number, total: number): string {
  if (total === 0) return 'Empezando…';
  return hechas >= total ? 'Terminando…' : `${formatSize(hechas * 1_000)} de ${formatSize(total * 1_000)}`;
}

const columnas: readonly Column<Respaldo>[] = [
  { title: 'Cuándo', kind: 'code', cell: ({ terminadoEn }) => formatInstant(terminadoEn) },
  {
    title: 'Resultado',
    kind: 'main',
    cell: (uno) => (
      <Text as="span" tone={uno.resultado === 'fallido' ? 'error' : undefined} breaks>
        {resultadoDe(uno)}
      </Text>
    ),
  },
  { title: 'Por', cell: origenDe },
  { title: 'Tamaño', kind: 'number', cell: ({ bytes }) => (bytes === null ? '—' : formatSize(bytes)) },
];

/** Without backups, what whoever installed Cuadra has to say in its settings. */
function SinConfigurar({ estado }: { readonly estado: 'sin-cifrado' | 'sin-destino' }) {
  return (
    <>
      <FormNotice
        tone="aviso"
        text={
          estado === 'sin-destino'
            ? 'No se hacen respaldos: nadie ha indicado dónde guardarlos.'
            : 'No se hacen respaldos: falta con qué cifrarlos.'
        }
      />
      <Text size="md">Pida a quien instaló Cuadra que indique en sus ajustes, y la inicie de nuevo:</Text>
      <Stack as="ul" dots gap="sm">
        {estado === 'sin-destino' && (
          <li>
            <code>RESPALDO_CARPETA</code>, una carpeta de otro disco, o <code>RESPALDO_COMANDO</code>, el
            programa que los lleva a otra parte.
          </li>
        )}
        <li>
          <code>RESPALDO_CLAVE</code>, una frase larga, o <code>RESPALDO_LLAVE</code>, una llave pública.
          Guárdela fuera de esta máquina: sin ella ningún respaldo se puede abrir.
        </li>
      </Stack>
    </>
  );
}

/** What somebody who answers for the books wants to know at a glance: how old, how large, until when, and whether it was tried. */
function Resumen({ situacion }: { readonly situacion: SituacionDeRespaldos }) {
  const { ultimo, alcance, siguienteEn, simulacro, cierre, esIncluida } = situacion;
  if (ultimo === null) return null;
  return (
    <Facts layout="above" width="16rem" size="md">
      <Fact label="Terminó" figures>
        {formatInstant(ultimo.terminadoEn)}{' '}
        <Text as="span" size="sm" muted>
          ({hace(ultimo.terminadoEn, now())})
        </Text>
      </Fact>
      <Fact label="Tamaño" figures>
        {ultimo.bytes === null ? '—' : formatSize(ultimo.bytes)}
      </Fact>
      <Fact label="Se puede restaurar" figures>
        {alcance === null ? 'Lo que dice cada copia' : `Cualquier segundo hasta ${formatInstant(alcance)}`}
      </Fact>
      <Fact label="Siguiente" figures>
        {siguienteEn === null ? '—' : formatInstant(siguienteEn)}
      </Fact>
      <Fact label="Último simulacro" figures>
        {simulacro === null ? sinSimulacro(cierre, esIncluida) : <Probado simulacro={simulacro} />}
      </Fact>
    </Facts>
  );
}

function Probado({ simulacro }: { readonly simulacro: Simulacro }) {
  const { resultado, terminadoEn, partidas, motivo } = simulacro;
  const cuantas = partidas === 1 ? '1 partida' : `${formatearEntero(partidas ?? 0)} partidas`;
  return resultado === 'limpio' ? (
    <>
      {formatInstant(terminadoEn)}{' '}
      <Text as="span" size="sm" muted>
        ({cuantas}, todo cuadra)
      </Text>
    </>
  ) : (
    <Text as="span" tone="error">
      {formatInstant(terminadoEn)}: {motivo}
    </Text>
  );
}

/** Whoever keeps the key elsewhere tries it there. */
function sinSimulacro(cierre: SituacionDeRespaldos['cierre'], esIncluida: boolean): string {
  return cierre === 'clave' && esIncluida
    ? 'Ninguno todavía; se hace cada domingo'
    : 'Ninguno; hágalo con «npm run restaurar -- --simulacro»';
}
