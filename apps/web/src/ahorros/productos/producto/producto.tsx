// One product: how it stands and what is missing, its rules and its rates with all that they were and will be, and what its
// control account says beside what its accounts add up to.
import type { ProductoDeAhorro, TablaDeTasas, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { consultas } from '../consultas.ts';
import { DialogoDePublicar, type PorPublicar } from '../publicar/dialogo-de-publicar.tsx';
import { EditorDeReglas } from '../reglas/editor-de-reglas.tsx';
import { EditorDeTasas } from '../tasas/editor-de-tasas.tsx';
import { ControlDeProducto } from './control-de-producto.tsx';
import { Encabezado } from './encabezado.tsx';
import classes from './producto.module.css';
import { ReglasDeProducto } from './reglas-de-producto.tsx';
import { TasasDeProducto } from './tasas-de-producto.tsx';

export function ProductoAbierto({ id }: { readonly id: number }) {
  const consulta = useQuery(consultas.producto(id));
  return (
    <Loaded consulta={consulta} filas={14} etiqueta="Cargando el producto">
      {(producto) => <Contenido producto={producto} />}
    </Loaded>
  );
}

/** What is being written: a draft, or `nueva`, which begins as what is in force. */
type Escribiendo =
  | { readonly que: 'reglas'; readonly borrador: VersionDeProducto | undefined }
  | { readonly que: 'tasas'; readonly borrador: TablaDeTasas | undefined };

function Contenido({ producto }: { readonly producto: ProductoDeAhorro }) {
  const [escribiendo, setEscribiendo] = useState<Escribiendo>();
  const [publicando, setPublicando] = useState<PorPublicar>();
  const administra = usePermission('ahorros:administrar');
  const cerrar = () => setEscribiendo(undefined);
  return (
    <div className={classes.producto}>
      <Encabezado producto={producto} />
      <div className={classes.dos}>
        <ReglasDeProducto
          producto={producto}
          onEscribir={administra ? (borrador) => setEscribiendo({ que: 'reglas', borrador }) : undefined}
          onPublicar={(regla) => setPublicando({ que: 'reglas', regla })}
        />
        <TasasDeProducto
          producto={producto}
          onEscribir={administra ? (borrador) => setEscribiendo({ que: 'tasas', borrador }) : undefined}
          onPublicar={(regla) => setPublicando({ que: 'tasas', regla })}
        />
      </div>
      <ControlDeProducto producto={producto} />
      {escribiendo?.que === 'reglas' && (
        <EditorDeReglas producto={producto} borrador={escribiendo.borrador} onCerrar={cerrar} />
      )}
      {escribiendo?.que === 'tasas' && (
        <EditorDeTasas producto={producto} borrador={escribiendo.borrador} onCerrar={cerrar} />
      )}
      {publicando !== undefined && (
        <DialogoDePublicar producto={producto} {...publicando} onCerrar={() => setPublicando(undefined)} />
      )}
    </div>
  );
}
