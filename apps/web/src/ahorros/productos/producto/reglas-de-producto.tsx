// The rules of a product, in sentences, by the day they begin.
import type { ProductoDeAhorro, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import { descartarReglas } from '@cuadra/contract/ahorros/reglas';
import { Button } from '@mantine/core';
import { call } from '#platform/api.ts';
import { Card } from '#ui/page/card.tsx';
import { decirReglas, resumirReglas } from './decir-reglas.ts';
import classes from './producto.module.css';
import { Vigencias } from './vigencias.tsx';

interface ReglasDeProductoProps {
  readonly producto: ProductoDeAhorro;
  /** Opens a draft, or what is to be written. */
  readonly onEscribir: ((borrador: VersionDeProducto | undefined) => void) | undefined;
  readonly onPublicar: (regla: VersionDeProducto) => void;
}

export function ReglasDeProducto({ producto, onEscribir, onPublicar }: ReglasDeProductoProps) {
  const { id, clase, versiones } = producto;
  return (
    <Card
      titulo="Reglas"
      accion={
        onEscribir !== undefined && (
          <Button size="compact-sm" variant="default" onClick={() => onEscribir(undefined)}>
            {versiones.length === 0 ? 'Escribir las reglas' : 'Cambiar las reglas'}
          </Button>
        )
      }
    >
      {versiones.length === 0 && <p className={classes.vacio}>Todavía no se escriben.</p>}
      <Vigencias
        reglas={versiones}
        descartar={({ id: regla, version }) =>
          call(descartarReglas, { params: { id, regla }, query: { version } })
        }
        onEscribir={onEscribir}
        onPublicar={onPublicar}
        decir={(version) => (
          <>
            <p className={classes.resumen}>{resumirReglas(version)}</p>
            <dl className={classes.dichos}>
              {decirReglas(clase, version, version.nombresDeCuentas)
                .slice(1)
                .map(({ tema, frase }) => (
                  <div key={tema}>
                    <dt>{tema}</dt>
                    <dd>{frase}</dd>
                  </div>
                ))}
            </dl>
          </>
        )}
      />
    </Card>
  );
}
