// What was withheld of interest: the month that is to be paid, and the constancias of a year.

import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { Constancias } from './constancias.tsx';
import classes from './isr.module.css';
import { MesDeIsr } from './mes-de-isr.tsx';

export function Isr() {
  return (
    <Pagina titulo="ISR retenido" pestanas={<BarraDeSecciones />}>
      <div className={classes.pantalla}>
        <MesDeIsr />
        <Constancias />
      </div>
    </Pagina>
  );
}
