// The own favourites as numbered buttons: each opens a movement with its account and its concepto already in it.
import type { FavoritoDeCaja } from '@cuadra/contract/contabilidad/cajas/cajas';
import { clases } from '@cuadra/core/cajas/movimiento';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { TECLAS_DE_FAVORITOS } from '../ventanilla/teclas.tsx';
import { EditarFavoritos } from './editar-favoritos.tsx';
import classes from './favoritos.module.css';

interface FavoritosProps {
  readonly alElegir: (favorito: FavoritoDeCaja) => void;
}

export function Favoritos({ alElegir }: FavoritosProps) {
  const [editando, setEditando] = useState(false);
  const consulta = useQuery(consultas.favoritos());
  return (
    <Card
      titulo="Favoritos"
      accion={
        <Button
          className={classes.editar ?? ''}
          variant="subtle"
          size="compact-sm"
          disabled={consulta.data === undefined}
          onClick={() => setEditando(true)}
        >
          Editar
        </Button>
      }
    >
      <Loaded consulta={consulta} filas={3} alto={48} etiqueta="Cargando los favoritos">
        {(favoritos) =>
          favoritos.length === 0 ? (
            <p className={classes.vacio}>
              Aún no tiene. Agregue los movimientos que repite: se abren con un número y solo falta el monto.
            </p>
          ) : (
            <div className={classes.lista}>
              {favoritos.map((favorito, lugar) => (
                <Boton
                  key={favorito.id}
                  favorito={favorito}
                  tecla={TECLAS_DE_FAVORITOS[lugar]}
                  onClick={() => alElegir(favorito)}
                />
              ))}
            </div>
          )
        }
      </Loaded>
      {editando && consulta.data !== undefined && (
        <EditarFavoritos guardados={consulta.data} onClose={() => setEditando(false)} />
      )}
    </Card>
  );
}

interface BotonProps {
  readonly favorito: FavoritoDeCaja;
  readonly tecla: string | undefined;
  readonly onClick: () => void;
}

function Boton({ favorito, tecla, onClick }: BotonProps) {
  return (
    <button type="button" className={classes.boton} onClick={onClick}>
      <kbd data-sin={tecla === undefined || undefined}>{tecla}</kbd>
      <span className={classes.nombre}>{favorito.nombre}</span>
      <span className={classes.detalle} title={`${favorito.idCuenta} ${favorito.nombreCuenta}`}>
        {clases[favorito.clase].nombre} · {favorito.nombreCuenta}
      </span>
    </button>
  );
}
