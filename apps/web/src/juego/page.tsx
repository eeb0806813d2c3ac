// A pause for two: whoever presses their own letter first wins the round. The rules are reglas.ts; here are the clock,
// the keyboard and the fingers.

import { Button } from '@mantine/core';
import { type Dispatch, useEffect, useReducer } from 'react';
import { Page as Pagina } from '#ui/page/page.tsx';
import { azar } from './azar.ts';
import { Final } from './final.tsx';
import { Nombres } from './nombres.tsx';
import { type Accion, JUEGO_NUEVO, type Juego, jugar, repartir } from './reglas.ts';
import { Tablero } from './tablero.tsx';

export function Page() {
  const [juego, hacer] = useReducer(jugar, JUEGO_NUEVO);
  useCuentaRegresiva(juego, hacer);
  useTeclado(juego.fase, hacer);
  const enTablero = juego.fase !== 'nombres' && juego.fase !== 'fin';
  return (
    <Pagina
      titulo="Juego de reflejos"
      proposito="Para dos personas: gana la ronda quien primero pulse su letra."
      acciones={
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
