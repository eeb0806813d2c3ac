// Runs inside the page: times from a click to the end of the frame that shows the next screen whole, which is its title
// and no skeleton.
globalThis.reloj = {
  /** The next click starts it. */
  armar(titulo) {
    this.medida = new Promise((resolve) => {
      const alClic = ({ timeStamp }) => {
        const mirar = () => {
          if (!estaPintada(titulo)) requestAnimationFrame(mirar);
          else alTerminarElCuadro(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(mirar);
      };
      addEventListener('click', alClic, { capture: true, once: true });
    });
  },
  leer() {
    return this.medida;
  },
};

function estaPintada(titulo) {
  const titulos = [...document.querySelectorAll('main h1')];
  return (
    titulos.some((h1) => h1.textContent.startsWith(titulo) && h1.checkVisibility()) &&
    document.querySelector('main [role="status"][aria-label^="Cargando"]') === null
  );
}

/** A message sent while the frame is being made arrives when it is done. */
function alTerminarElCuadro(tarea) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = tarea;
  port2.postMessage(undefined);
}
