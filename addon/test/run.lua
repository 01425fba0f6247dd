-- lua5.1 run.lua FOLDER CHARACTER [ADVICE LINK]
-- Loads the add-on into a stand-in of the client, visits the bank, and prints what the window offers to copy.
-- With an advice text: keeps it through the window and prints what the window and the tooltip of LINK say.
local folder, name, advice, hovered = ...
package.path = folder .. "/test/?.lua;" .. package.path

local Client = require("client")
local character = require("characters")[name]
local frames = Client.start(character)

local Gearwright = {}
for line in io.lines(folder .. "/Gearwright/" .. character.toc) do
	local file = line:match("^(%w+%.lua)%s*$")
	if file then
		assert(loadfile(folder .. "/Gearwright/" .. file))("Gearwright", Gearwright)
	end
end

local function fire(event, ...)
	for _, frame in ipairs(frames) do
		local handler = frame:GetScript("OnEvent")
		if handler then
			handler(frame, event, ...)
		end
	end
end

local function press(label)
	for _, frame in ipairs(frames) do
		if frame.kind == "Button" and frame:GetText() == label then
			frame:GetScript("OnClick")(frame)
			return
		end
	end
	error("no button " .. label)
end

fire("ADDON_LOADED", "Gearwright")
fire("BANKFRAME_OPENED")
fire("BANKFRAME_CLOSED")
SlashCmdList["GEARWRIGHT"]()

if not advice then
	io.write(GearwrightWindow.box:GetText(), "\n")
	return
end
press("Import")
GearwrightWindow.box:SetText(advice)
press("Keep")
io.write(GearwrightWindow.hint:GetText(), "\n")
GameTooltip.link = Client.link(hovered)
GameTooltip:GetScript("OnTooltipSetItem")(GameTooltip)
io.write(GameTooltip.lines[1] or "", "\n")
