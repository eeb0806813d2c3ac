// Runs inside the page: moves it down and up again, and answers how long each frame took, in milliseconds.
globalThis.desplazar = (paso, segundos) =>
  new Promise((resolver) => {
    const duraciones = [];
    const inicio = performance.now();
    let anterior = inicio;
    const cuadro = (ahora) => {
      duraciones.push(ahora - anterior);
      anterior = ahora;
      scrollBy(0, ahora - inicio < segundos * 500 ? paso : -paso);
      if (ahora - inicio < segundos * 1_000) requestAnimationFrame(cuadro);
      else resolver(duraciones.slice(1));
    };
    requestAnimationFrame(cuadro);
  });
