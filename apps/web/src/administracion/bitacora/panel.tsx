// One entry of the bitácora: who, when and from where, what changed, what it is about and what else the same call did.
import { nombreDeAccion } from '@cuadra/contract/administracion/bitacora/acciones';
import type { Cambio, Entrada, EntradaCompleta } from '@cuadra/contract/administracion/bitacora/bitacora';
import { nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import { queryString } from '@cuadra/contract/endpoint';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#platform/address/use-address.ts';
import { usePermission } from '#platform/current-session.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Box, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ListPanel } from '#ui/list/list-panel.tsx';
import type { OpenPanel } from '#ui/list/use-filters.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { browserName } from '#ui/text/browser-name.ts';
import { Note, Text } from '#ui/text/text.tsx';
import { consultas } from './consultas.ts';
import { filtrosDeBitacora } from './direccion.ts';
import { cuando, quien } from './en-palabras.ts';
import classes from './panel.module.css';

interface PanelDeEntradaProps {
  readonly n: number;
  readonly panel: OpenPanel<number>;
}

export function PanelDeEntrada({ n, panel }: PanelDeEntradaProps) {
  return (
    <ListPanel
      panel={panel}
      label="Entrada de la bitácora"
      query={useQuery(consultas.entrada(n))}
      title={({ accion, resultado }) => (
        <Text as="span" tone={resultado === 'rechazado' ? 'error' : undefined}>
          {nombreDeAccion(accion)}
        </Text>
      )}
      loading="Cargando la entrada"
      rows={8}
    >
      {(entrada) => (
        <>
          <Datos entrada={entrada} />
          <Caminos entrada={entrada} />
          <Diferencia entrada={entrada} />
          <DeLaMismaPeticion entradas={entrada.deLaMismaPeticion} onAbrir={panel.open} />
        </>
      )}
    </ListPanel>
  );
}

interface DeEntrada {
  readonly entrada: EntradaCompleta;
}

function Datos({ entrada }: DeEntrada) {
  const { n, instante, direccion, navegador, entidad, sobre, agencia, peticion } = entrada;
  const datos: readonly (readonly [nombre: string, valor: string | number])[] = [
    ['Quién', quien(entrada)],
    ['Cuándo', cuando(instante)],
    ...(direccion
      ? [['Desde', navegador ? `${direccion}, ${browserName(navegador)}` : direccion] as const]
      : []),
    ['Sobre qué', sobre === '' ? nombreDeEntidad(entidad) : `${nombreDeEntidad(entidad)}: ${sobre}`],
    ...(agencia === null ? [] : [['Agencia', agencia] as const]),
    ['Entrada', n],
    ...(peticion ? [['Petición', peticion] as const] : []),
  ];
  return (
    <Facts>
      {datos.map(([nombre, valor]) => (
        <Fact key={nombre} label={nombre} figures>
          {valor}
        </Fact>
      ))}
    </Facts>
  );
}

/** To the thing itself, and to what else there is of it or of that person. */
function Caminos({ entrada: { destino, entidad, idEntidad, actor } }: DeEntrada) {
  const { pushAll } = useAddress(filtrosDeBitacora.address);
  const enlace = useEnlace(destino);
  return (
    <Actions gap="sm">
      {enlace !== undefined && (
        <Box as="span" pad="none xs">
          <PlainLink to={enlace.to}>{enlace.texto}</PlainLink>
        </Box>
      )}
      <Button variant="default" size="compact-sm" onClick={() => pushAll({ entidad, idEntidad })}>
        Del mismo documento
      </Button>
      {actor !== null && (
        <Button variant="default" size="compact-sm" onClick={() => pushAll({ quien: actor.id })}>
          De la misma persona
        </Button>
      )}
    </Actions>
  );
}

function useEnlace(destino: EntradaCompleta['destino']): { to: string; texto: string } | undefined {
  const puede = {
    partida: usePermission('partidas:ver'),
    cuenta: usePermission('catalogo:ver'),
    usuario: usePermission('usuarios:administrar'),
  };
  if (destino === null || !puede[destino.clase]) return undefined;
  const { clase, id } = destino;
  const enlaces = {
    partida: { to: `/contabilidad/ver-partidas${queryString({ partida: id })}`, texto: 'Ver la partida' },
    cuenta: { to: `/contabilidad/catalogo${queryString({ cuenta: id })}`, texto: 'Ver la cuenta' },
    usuario: { to: `/administracion/usuarios${queryString({ usuario: id })}`, texto: 'Ver al usuario' },
  };
  return enlaces[clase];
}

/** What changed, field by field; and what else the entry says, put away unless it is all there is. */
function Diferencia({ entrada: { cambios, datos, recortada } }: DeEntrada) {
  const seQuito =
    cambios.length === 0 && datos.some(({ antes, despues }) => antes !== null && despues === null);
  return (
    <>
      {cambios.length > 0 && (
        <Section title="Lo que cambió" level={3} size="sm" gap="sm" line="above" pad="lg none">
          <DataTable
            even
            density="compact"
            narrow="keep"
            rows={cambios}
            rowKey={({ campo }) => campo}
            columns={columnasDeCambios}
          />
        </Section>
      )}
      {datos.length > 0 && cambios.length === 0 && (
        <Section
          title={seQuito ? 'Lo que había' : 'Lo que quedó'}
          level={3}
          size="sm"
          gap="sm"
          line="above"
          pad="lg none"
        >
          <Campos datos={datos} />
        </Section>
      )}
      {datos.length > 0 && cambios.length > 0 && (
        <Box as="details" line="above" pad="lg none">
          <summary className={classes.plegado}>
            <Text as="span" weight="bold">
              Lo que no cambió
            </Text>
          </summary>
          <Campos datos={datos} />
        </Box>
      )}
      {recortada && <Note>Hay más campos; aquí van los primeros.</Note>}
    </>
  );
}

const columnasDeCambios: readonly Column<Cambio>[] = [
  { title: 'Campo', rowHeader: true, tone: 'muted', cell: ({ rotulo }) => rotulo },
  {
    title: 'Antes',
    tone: ({ oculto }) => (oculto ? 'muted' : 'former'),
    across: ({ oculto }) => (oculto ? 2 : 1),
    cell: ({ oculto, antes }) => (oculto ? OCULTO : (antes ?? '—')),
  },
  { title: 'Después', tone: 'strong', cell: ({ despues }) => despues ?? '—' },
];

const OCULTO = 'Monto que su rol no ve';

function Campos({ datos }: { readonly datos: readonly Cambio[] }) {
  return (
    <Facts width="40%">
      {datos.map(({ campo, rotulo, antes, despues, oculto }) => (
        <Fact key={campo} label={rotulo} figures muted={oculto}>
          {oculto ? OCULTO : (despues ?? antes)}
        </Fact>
      ))}
    </Facts>
  );
}

interface DeLaMismaPeticionProps {
  readonly entradas: readonly Entrada[];
  readonly onAbrir: (n: number) => void;
}

function DeLaMismaPeticion({ entradas, onAbrir }: DeLaMismaPeticionProps) {
  if (entradas.length === 0) return null;
  return (
    <Section title="En la misma petición" level={3} size="sm" gap="sm" line="above" pad="lg none">
      <Stack as="ul" gap="2xs">
        {entradas.map(({ n, accion, entidad, sobre }) => (
          <li key={n}>
            <button type="button" className={classes.otra} onClick={() => onAbrir(n)}>
              {nombreDeAccion(accion)}
              <Text as="span" muted block>
                {nombreDeEntidad(entidad)}
                {sobre !== '' && `: ${sobre}`}
              </Text>
            </button>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
