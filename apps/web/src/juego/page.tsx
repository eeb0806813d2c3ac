// A pause for two: whoever presses their own letter first wins the round. The rules are reglas.ts; here are the clock,
// the keyboard and the fingers.
import { Button, TextInput } from '@mantine/core';
import { type Dispatch, type FormEvent, useEffect, useReducer, useState } from 'react';
import { Actions } from '#ui/layout/actions.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { Hidden, Text } from '#ui/text/text.tsx';
import classes from './juego.module.css';
import {
  type Accion,
  JUEGO_NUEVO,
  type Juego,
  jugar,
  type Lado,
  type Par,
  puntosDe,
  RONDAS_MAX,
  repartir,
} from './reglas.ts';

export function Page() {
  const [juego, hacer] = useReducer(jugar, JUEGO_NUEVO);
  useCuentaRegresiva(juego, hacer);
  useTeclado(juego.fase, hacer);
  const enTablero = juego.fase !== 'nombres' && juego.fase !== 'fin';
  return (
    <Pagina
      title="Juego de reflejos"
      purpose="Para dos personas: gana la ronda quien primero pulse su letra."
      actions={
        enTablero && (
          <Button variant="default" onClick={() => hacer({ tipo: 'reiniciar' })}>
            Reiniciar
          </Button>
        )
      }
    >
      {juego.fase === 'nombres' && <Nombres onEmpezar={(nombres) => hacer({ tipo: 'empezar', nombres })} />}
      {juego.fase === 'fin' && <Final juego={juego} onOtra={() => hacer({ tipo: 'reiniciar' })} />}
      {enTablero && <Tablero juego={juego} hacer={hacer} />}
    </Pagina>
  );
}

function useCuentaRegresiva(juego: Juego, hacer: Dispatch<Accion>): void {
  const faltan = juego.fase === 'cuenta' ? juego.faltan : 0;
  useEffect(() => {
    if (faltan === 0) return;
    const segundo = setTimeout(() => hacer({ tipo: 'segundo', fichas: repartir(azar) }), 1000);
    return () => clearTimeout(segundo);
  }, [faltan, hacer]);
}

/** Only while a round is open: everywhere else the keys do what they always do. */
function useTeclado(fase: Juego['fase'], hacer: Dispatch<Accion>): void {
  useEffect(() => {
    if (fase !== 'ronda') return;
    const alTeclear = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey) hacer({ tipo: 'tecla', letra: key });
    };
    window.addEventListener('keydown', alTeclear);
    return () => window.removeEventListener('keydown', alTeclear);
  }, [fase, hacer]);
}

type EnTablero = Exclude<Juego, { fase: 'nombres' | 'fin' }>;

interface TableroProps {
  readonly juego: EnTablero;
  readonly hacer: Dispatch<Accion>;
}

/** The board: one half for each player with their token, and between them the countdown or the question. */
function Tablero({ juego, hacer }: TableroProps) {
  return (
    <Grid
      as="section"
      surface="card"
      clip
      className={classes.tablero}
      aria-label="Tablero"
      data-fase={juego.fase}
    >
      <Mitad juego={juego} lado={0} hacer={hacer} />
      <Stack
        align="center"
        justify="center"
        gap="lg"
        pad="xl lg"
        minHeight="9rem"
        textAlign="center"
        className={classes.centro}
      >
        <Text size="sm" muted>
          Ronda {juego.ronda} de {RONDAS_MAX}
        </Text>
        <Centro juego={juego} hacer={hacer} />
      </Stack>
      <Mitad juego={juego} lado={1} hacer={hacer} />
    </Grid>
  );
}

function Mitad({ juego, lado, hacer }: TableroProps & { readonly lado: Lado }) {
  const nombre = nombreDe(juego.nombres, lado);
  const ficha = juego.fase === 'cuenta' ? undefined : juego.fichas[lado];
  const pulsar = () => ficha !== undefined && hacer({ tipo: 'tecla', letra: ficha.letra });
  return (
    <button
      type="button"
      className={classes.mitad}
      data-lado={lado}
      data-color={ficha?.color}
      data-gano={(juego.fase === 'confirmacion' && juego.ganador === lado) || undefined}
      disabled={juego.fase !== 'ronda'}
      aria-label={ficha === undefined ? nombre : `${nombre}: letra ${ficha.letra}`}
      // At the touch, not when the finger leaves: it is a race.
      onPointerDown={pulsar}
      onClick={pulsar}
    >
      <Row as="span" oneLine justify="between" align="baseline" gap="md" className={classes.jugador}>
        <Text as="span" weight="medium" cut>
          {nombre}
        </Text>
        <Text as="span" size="2xl" weight="bold" figures>
          {puntosDe(juego.resultados, lado)}
        </Text>
      </Row>
      <span className={classes.letra} style={{ fontSize: 'clamp(5rem, 14vw, 9rem)' }}>
        {ficha?.letra ?? ''}
      </span>
    </button>
  );
}

function Centro({ juego, hacer }: TableroProps) {
  if (juego.fase === 'cuenta') {
    return (
      <Text
        figures
        className={classes.enorme}
        style={{ fontSize: '4rem' }}
        role="timer"
        aria-label="Empieza en"
      >
        {juego.faltan}
      </Text>
    );
  }
  if (juego.fase === 'ronda') {
    const [uno, dos] = juego.fichas;
    return (
      <Text className={classes.enorme} style={{ fontSize: '2rem' }} role="status">
        ¡Ya!
        <Hidden>
          {nombreDe(juego.nombres, 0)}: {uno.letra}. {nombreDe(juego.nombres, 1)}: {dos.letra}.
        </Hidden>
      </Text>
    );
  }
  return (
    <Stack gap="lg">
      <Text role="status" breaks>
        ¿El punto es de <strong>{nombreDe(juego.nombres, juego.ganador)}</strong>?
      </Text>
      <Actions justify="center">
        <Button variant="default" onClick={() => hacer({ tipo: 'negar' })}>
          Negar
        </Button>
        <Button autoFocus onClick={() => hacer({ tipo: 'confirmar' })}>
          Confirmar
        </Button>
      </Actions>
    </Stack>
  );
}

interface FinalProps {
  readonly juego: Extract<Juego, { fase: 'fin' }>;
  readonly onOtra: () => void;
}

function Final({ juego: { nombres, resultados, ganador }, onOtra }: FinalProps) {
  const perdedor = ganador === 0 ? 1 : 0;
  return (
    <Stack as="section" surface="card" pad="2xl" gap="xl" align="start" aria-label="Resultado">
      <Text size="xl" role="status">
        Ganó <strong>{nombreDe(nombres, ganador)}</strong>, {puntosDe(resultados, ganador)} a{' '}
        {puntosDe(resultados, perdedor)}
      </Text>
      <DataTable
        caption="Rondas"
        density="compact"
        narrow="keep"
        rows={resultados}
        rowKey={({ ronda }) => String(ronda)}
        columns={[
          { title: 'Ronda', kind: 'code', cell: ({ ronda }) => ronda },
          { title: 'Ganó', cell: (resultado) => nombreDe(nombres, resultado.ganador) },
          { title: 'Letra', cell: ({ letra }) => letra },
        ]}
      />
      <Button autoFocus onClick={onOtra}>
        Jugar otra vez
      </Button>
    </Stack>
  );
}

/** The names beside what is played by, where there is room for both. */
function Nombres({ onEmpezar }: { readonly onEmpezar: (nombres: Par<string>) => void }) {
  const [uno, setUno] = useState('');
  const [dos, setDos] = useState('');
  const empezar = (event: FormEvent) => {
    event.preventDefault();
    onEmpezar([uno, dos]);
  };
  return (
    <Grid
      as="form"
      columns={2}
      oneBelow="md"
      gap="xl 2xl"
      surface="card"
      pad="2xl"
      onSubmit={empezar}
      aria-label="Jugadores"
    >
      <Grid min="13rem" gap="xl" align="start">
        <TextInput
          label="Jugador 1"
          autoComplete="off"
          autoFocus
          value={uno}
          onChange={({ currentTarget }) => setUno(currentTarget.value)}
        />
        <TextInput
          label="Jugador 2"
          autoComplete="off"
          value={dos}
          onChange={({ currentTarget }) => setDos(currentTarget.value)}
        />
      </Grid>
      <ol className={classes.reglas}>
        <li>Después de una cuenta de 3 segundos, cada quien recibe una letra.</li>
        <li>Gana la ronda quien primero pulse la suya; en el teléfono, quien primero toque su mitad.</li>
        <li>Entre los dos confirman quién ganó. Son 5 rondas, o hasta que alguien tenga 3 puntos.</li>
      </ol>
      <Actions>
        <Button type="submit">Empezar</Button>
      </Actions>
    </Grid>
  );
}

/** Names are not asked to be anything: an empty one is told by its place. */
const nombreDe = (nombres: Par<string>, lado: Lado): string => nombres[lado].trim() || `Jugador ${lado + 1}`;

/** A whole number from 0 to n − 1. */
const azar = (n: number): number => Math.floor(Math.random() * n);
