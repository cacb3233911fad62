// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { criticalStyles } from '#server/site/critical-styles.ts';
import { splitStyles } from '#server/site/split-styles.ts';

const pick = (css: string, markup: string) => criticalStyles(splitStyles(css))(markup);

describe('the styles of a first paint', () => {
  it('are those of the classes that are there', () => {
    const css = '.a{color:red}.b{color:blue}.a .c{top:0}.a .b,.c{left:0}';
    expect(pick(css, '<p class="a">')).toBe('.a{color:red}');
    expect(pick(css, '<p class="c a">')).toBe('.a{color:red}.a .c{top:0}.a .b,.c{left:0}');
  });

  it('are those of the elements that are there, and whatever is for all', () => {
    const css =
      'html,body{margin:0}table{top:0}h1,h2{left:0}:root{color:red}*,:before{color:red}[hidden]{top:1px}';
    expect(pick(css, '<h2>')).toBe(
      'html,body{margin:0}h1,h2{left:0}:root{color:red}*,:before{color:red}[hidden]{top:1px}',
    );
  });

  it('know names as Tailwind writes them, and as markup escapes them', () => {
    const css =
      '.sm\\:p-1\\.5{top:0}.\\32xl{left:0}.\\[\\&\\>div\\]\\:flex>div{right:0}.w-\\[calc\\(1px\\,2px\\)\\]{width:1px}.p-2{bottom:0}';
    const markup = '<p class="sm:p-1.5 [&amp;&gt;div]:flex w-[calc(1px,2px)]"><div>';
    expect(pick(css, markup)).toBe(
      '.sm\\:p-1\\.5{top:0}.\\[\\&\\>div\\]\\:flex>div{right:0}.w-\\[calc\\(1px\\,2px\\)\\]{width:1px}',
    );
  });

  it('need no class that stands in :not', () => {
    expect(pick('.a:not(.b){top:0}', '<p class="a">')).toBe('.a:not(.b){top:0}');
  });

  it.each([':is', ':where', ':has'])('need one of the selectors in %s, not all of them', (pseudo) => {
    const css = `p${pseudo}(.a,.b .c,.d:hover){top:0}`;
    expect(pick(css, '<p class="a">')).toBe(css);
    expect(pick(css, '<p class="b"><b class="c">')).toBe(css);
    expect(pick(css, '<p class="b">')).toBe('');
    expect(pick(css, '<p class="d">')).toBe('');
    expect(pick(css, '<div class="a">')).toBe('');
  });

  it('need the elements of a selector', () => {
    const css = '.a table td{top:0}.a>*{left:0}.a linearGradient{bottom:0}';
    expect(pick(css, '<div class="a"><table><td>')).toBe(
      '.a table td{top:0}.a>*{left:0}.a linearGradient{bottom:0}',
    );
    expect(pick(css, '<div class="a"><table>')).toBe('.a>*{left:0}.a linearGradient{bottom:0}');
  });

  it('keep blocks with something in them, and the order of the layers', () => {
    const css =
      '@layer properties{@supports (x:y){*{--a:0}}}@layer theme,base;@layer base{@media (width>1px){.a{top:0}.b{top:0}}}@media print{.a{top:0}}@media x{.b{top:0}}';
    expect(pick(css, '<p class="a">')).toBe(
      '@layer properties;@layer theme,base;@layer base{@media (width>1px){.a{top:0}}}',
    );
  });

  it('keep typefaces, and leave out properties nobody reads', () => {
    const css =
      '@font-face{font-family:B;src:local(B)}@property --used{syntax:"*"}@property --idle{syntax:"*"}.a{top:var(--used)}@keyframes k{0%{top:0}}';
    expect(pick(css, '<p class="a">')).toBe(
      '@font-face{font-family:B;src:local(B)}.a{top:var(--used)}@keyframes k{0%{top:0}}@property --used{syntax:"*"}',
    );
  });

  it('leave out a typeface that has a file, whose address is relative to the stylesheet', () => {
    const css = '@font-face{font-family:A;src:url(./a.woff2)}.a{top:0}';
    expect(pick(css, '<p class="a">')).toBe('.a{top:0}');
  });

  it('leave out what shows only once a visitor does something', () => {
    const css =
      '.a{top:0}.a:hover,.hover\\:a:hover{top:1px}.a:focus-visible{top:2px}.a:hover,.a:checked{top:3px}.hover\\:b{top:4px}.a:not(:hover){top:5px}';
    expect(pick(css, '<p class="a hover:a hover:b">')).toBe(
      '.a{top:0}.a:hover,.a:checked{top:3px}.hover\\:b{top:4px}.a:not(:hover){top:5px}',
    );
  });

  it('leave out the parts of controls that no document has, and what marks selected text', () => {
    const css =
      '*,::backdrop{top:0}::file-selector-button{top:1px}::-webkit-datetime-edit-day-field{top:2px}::selection{top:3px}' +
      '::-webkit-date-and-time-value{top:4px}::-webkit-search-cancel-button{top:5px}::placeholder{top:6px}';
    expect(pick(css, '<p>')).toBe(
      '*,::backdrop{top:0}::-webkit-search-cancel-button{top:5px}::placeholder{top:6px}',
    );
  });

  it('leave out what marks states and attributes that the markup does not have', () => {
    const css =
      '.a:disabled{top:0}.a[aria-invalid=true]{top:1px}.a:not(:disabled){top:2px}[open]>.a{top:3px}';
    expect(pick(css, '<p class="a">')).toBe('.a:not(:disabled){top:2px}');
    expect(pick(css, '<p class="a" disabled="" aria-invalid="true"><p open="">')).toBe(css);
  });

  it('keep what attributes need that scripts set: those may be there at any time', () => {
    expect(pick('[data-settling] .a{top:0}', '<p class="a">')).toBe('[data-settling] .a{top:0}');
  });

  it('are those of the page above what is marked as below, without the footer that follows it', () => {
    const css = '.a{top:0}.b{top:1px}.c{top:2px}';
    const footer = '<footer class="c"></footer>';
    expect(pick(css, `<main><p class="a"><p data-below=""><p class="b"></main>${footer}`)).toBe('.a{top:0}');
    expect(pick(css, `<main><p class="a"></main>${footer}`)).toBe('.a{top:0}.c{top:2px}');
  });

  it('are not those of an element that is hidden, but those of what hides it', () => {
    const css = '[hidden]{top:0}.a{top:1px}.b{top:2px}';
    expect(pick(css, '<div id="x" hidden="" class="a"><p class="b" aria-hidden="true">')).toBe(
      '[hidden]{top:0}.b{top:2px}',
    );
  });

  it('leave out what moves with the scrolling', () => {
    expect(pick('@supports (animation-timeline:--x){.a{top:0}}.a{top:1px}', '<p class="a">')).toBe(
      '.a{top:1px}',
    );
  });

  it('leave out what says only how a change is drawn', () => {
    const css = '.a{transition-property:color,top;transition-duration:1s}.b{transition:top 1s;top:0}';
    expect(pick(css, '<p class="a b">')).toBe('.b{transition:top 1s;top:0}');
  });

  it('leave out tokens that neither a rule nor the markup reads', () => {
    const css =
      ':root{color:red;--a:"x;y";--b:calc(1px + 2px);--c:3px;--d:4px}.a{top:var(--a);left:var(--c,1px)}@media x{:root{--b:0;--d:1}}';
    expect(pick(css, '<p class="a"><path fill="var(--d)">')).toBe(
      ':root{color:red;--a:"x;y";--c:3px;--d:4px}.a{top:var(--a);left:var(--c,1px)}@media x{:root{--d:1}}',
    );
  });

  it('are not led astray by braces and commas in strings', () => {
    expect(pick('.a:before{content:"}{"}.b{top:0}', '<p class="b">')).toBe('.b{top:0}');
  });
});
