// The first stop of the keyboard: over the menu, straight to the page.
import classes from './skip-link.module.css';

export function SkipLink() {
  const saltar = () => document.getElementById('contenido')?.focus();
  return (
    <button type="button" className={classes.salto} onClick={saltar} data-no-imprimir>
      Ir al contenido
    </button>
  );
}
