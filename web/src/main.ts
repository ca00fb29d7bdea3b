import { mount } from 'svelte'
import App from './App.svelte'
import { keepShell } from './lib/shell'
import './styles/base.css'

mount(App, { target: document.getElementById('app') as HTMLElement })
keepShell()
